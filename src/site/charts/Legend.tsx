import type { Color } from "./types";

export function Legend({
  items,
}: {
  items: readonly { readonly label: string; readonly color: Color; readonly dashed?: boolean }[];
}) {
  return (
    <ul className="legend">
      {items.map(({ label, color, dashed }) => (
        <li key={label}>
          <i className={dashed ? `key dashed line-${color}` : `key bg-${color}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}
