/** After a refused submit: puts the focus on the first field marked wrong. Call it once the marks are drawn. */
export function focusFirstInvalid(form: Element | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
