import { connect } from "node:net";

const TIME_LIMIT = 5_000;

/**
 * Sends a request exactly as given. HTTP clients would normalize odd addresses first.
 * @param target what goes between the method and the version, byte for byte
 * @returns status (null if the connection was closed without a response), headers and body
 */
export function ask(port, { method = "GET", target = "/", headers = {}, body = "" }) {
  const lines = Object.entries({ Host: "localhost", Connection: "close", ...headers });
  const head = [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  return new Promise((resolve, reject) => {
    const chunks = [];
    let failure;
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`, "latin1"));
    });
    socket.setTimeout(TIME_LIMIT, () => socket.destroy(new Error(`No answer to ${method} ${target}`)));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", (error) => {
      failure = error;
    });
    // A server may respond and close the connection before it has read everything.
    socket.on("close", () => {
      if (failure && chunks.length === 0) reject(failure);
      else resolve(read(Buffer.concat(chunks)));
    });
  });
}

function read(bytes) {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, Math.max(end, 0)).toString("latin1").split("\r\n");
  const headers = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first);
  return { status: status && Number(status[1]), headers, body: bytes.subarray(end < 0 ? 0 : end + 4) };
}
