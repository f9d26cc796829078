/** Escapes what could be parsed as markup, in text and in attributes of HTML and XML. @param {string} text */
export function escapeMarkup(text) {
  const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => entities[sign]);
}
