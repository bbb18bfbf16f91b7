/** Adds dialogs to jsdom: `showModal` opens; `close` closes, returns the focus and later fires `close`. No animations. */
export function dialogForTest(): void {
  let before: Element | null = null;
  Element.prototype.getAnimations = () => [];
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement;
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
