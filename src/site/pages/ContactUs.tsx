import { site } from "../../../site.config";

export default function ContactUs() {
  return (
    <>
      <h1>Contact Us</h1>
      <p className="lede">We read everything and reply within 24-48 hours.</p>
      <p className="contact-address">
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <h2>Feedback</h2>
      <p>
        Missing a calculator? Found a confusing result or a page that is awkward on your phone? Tell us. Ideas from
        visitors have a habit of being built.
      </p>
      <h2>Support</h2>
      <p>
        If a number looks wrong, send us the link from the calculator’s “Link” button and what you expected instead. The
        link holds the figures you typed, so that we see what you saw. Please leave out anything that you would not show
        to a stranger.
      </p>
    </>
  );
}
