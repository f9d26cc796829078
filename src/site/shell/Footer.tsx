import { deferred } from "../hydration/island";

const FooterLinks = deferred(() => import("./FooterLinks"), "never");
const FooterEnd = deferred(() => import("./FooterEnd"));

export function Footer() {
  return (
    <footer className="site">
      <div className="wrap">
        <FooterLinks />
        <FooterEnd />
      </div>
    </footer>
  );
}
