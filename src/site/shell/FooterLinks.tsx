import { site } from "../../../site.config";

/** All nine, complete or not: each category page says for itself what it contains. */
const CATEGORY_LINKS = [
  ["/financial-calculators", "Financial"],
  ["/investment-calculators", "Investment"],
  ["/health-lifestyle-calculators", "Health & Lifestyle"],
  ["/date-time-calculators", "Date & Time"],
  ["/educational-calculators", "Educational"],
  ["/conversion-units-calculators", "Conversions & Units"],
  ["/science-engineering-calculators", "Science & Engineering"],
  ["/developer-tools", "Developer Tools"],
  ["/everyday-utilities", "Everyday Utilities"],
] as const;

const SITE_LINKS = [
  ["/about-us", "About Us"],
  ["/contact-us", "Contact Us"],
  ["/terms", "Terms & Conditions"],
  ["/privacy", "Privacy Policy"],
  ["/figures", "Dated Figures"],
  ["/accuracy", "Accuracy"],
] as const;

/** Static: its script is loaded only if the page has no prerendered HTML. */
export default function FooterLinks() {
  return (
    <div className="footer-links">
      <div>
        <p className="footer-brand">{site.name}</p>
        <p>{site.description}</p>
      </div>
      <nav aria-label="Categories">
        <LinkList links={CATEGORY_LINKS} />
      </nav>
      <nav aria-label="The site">
        <LinkList links={SITE_LINKS} />
      </nav>
    </div>
  );
}

function LinkList({ links }: { links: readonly (readonly [string, string])[] }) {
  return (
    <ul>
      {links.map(([path, name]) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
