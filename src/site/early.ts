/** Buttons pressed before the application was there, to be pressed again when it is. */
const pressed: HTMLElement[] = [];

function note({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("#root button") : null;
  if (button) pressed.push(button);
}

export function noteEarlyClicks(): void {
  document.addEventListener("click", note, true);
}

/** From here on the application hears every click itself, even if it answers later. */
export function endEarlyClicks(): void {
  document.removeEventListener("click", note, true);
}

/** The elements are the very ones that were pressed: the application takes over what came as HTML. */
export function repeatEarlyClicks(): void {
  for (const button of pressed.splice(0)) if (button.isConnected) button.click();
}
