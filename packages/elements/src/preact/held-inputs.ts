import { options, type VNode } from 'preact'

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Held = { value?: unknown; checked?: unknown }

/** What was drawn last, by the box that shows it. */
const drawn = new WeakMap<Box, Held>()
const boxes: readonly unknown[] = ['input', 'textarea', 'select']

const { diffed, event: onEvent } = options

options.diffed = (vnode) => {
  diffed?.(vnode)
  // `__e` is the element of a virtual node: one of the names that Preact keeps for its own add-ons.
  if (boxes.includes(vnode.type)) drawn.set((vnode as VNode & { __e: Box }).__e, vnode.props as Held)
}

/**
 * A box with a `value` shows that value, as in React: where a handler did not take what was typed, nothing is drawn
 * anew, and Preact by itself would leave the refused letters standing.
 */
options.event = (event) => {
  const { target, type } = event
  if ((type === 'input' || type === 'change') && drawn.has(target as Box)) {
    // Preact draws in a microtask that the handler is yet to ask for: one step later everything stands.
    queueMicrotask(() => queueMicrotask(() => hold(target as Box)))
  }
  return onEvent ? onEvent(event) : event
}

function hold(box: Box): void {
  const { value, checked } = drawn.get(box) ?? {}
  if (box instanceof HTMLInputElement && typeof checked === 'boolean') {
    // The radio that lost its mark to this one is held as well.
    for (const one of box.type === 'radio' ? groupOf(box) : [box]) {
      const known = drawn.get(one)?.checked
      if (typeof known === 'boolean' && one.checked !== known) one.checked = known
    }
  } else if (value !== undefined && value !== null && box.value !== `${value}`) box.value = `${value}`
}

function groupOf(radio: HTMLInputElement): HTMLInputElement[] {
  const root = radio.getRootNode() as Document | ShadowRoot
  return [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (one) => one.name === radio.name && one.form === radio.form,
  )
}
