import { site } from "../../../site.config";
import Text from "./about-us.md";
import { Photo } from "./Photo";

export default function AboutUs() {
  return (
    <>
      <h1>About Us</h1>
      <p className="lede">
        {site.name} is named after the ready reckoner, the little book of worked tables that every shop counter once
        had.
      </p>
      <Photo />
      <Text />
    </>
  );
}
