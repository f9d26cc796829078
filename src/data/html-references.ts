/**
 * HTML Living Standard, section 13.5, named character references:
 * https://html.spec.whatwg.org/multipage/named-characters.html
 */
export { characterEntities as references } from "character-entities";
export { characterEntitiesLegacy as withoutSemicolon } from "character-entities-legacy";
