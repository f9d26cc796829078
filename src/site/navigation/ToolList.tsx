import type { ToolMeta } from "../../core/meta";
import "./tool-list.css";

interface ToolListProps {
  /** Id of the collection. */
  readonly id: string;
  readonly tools: readonly ToolMeta[];
  /** Id of the tool that is shown. */
  readonly current: string | undefined;
}

/** All tools of a collection by group, each with its address; collapsed under the name of the current one. */
export default function ToolList({ id, tools, current }: ToolListProps) {
  const groups = [...new Set(tools.map(({ group }) => group))];
  const name = tools.find((tool) => tool.id === current)?.name;
  return (
    <details className="tool-list">
      <summary>
        <span>{name}</span>
        <small>All {tools.length} tools</small>
      </summary>
      <div className="tool-groups">
        {groups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {tools
                .filter((tool) => tool.group === group)
                .map((tool) => (
                  <li key={tool.id}>
                    <a
                      href={tool === tools[0] ? `/${id}` : `/${id}?tool=${tool.id}`}
                      aria-current={tool.id === current ? "page" : undefined}
                    >
                      {tool.name}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
