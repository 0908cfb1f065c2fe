import { options, type VNode } from 'preact'

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Held = { value?: unknown; checked?: unknown }

/** The last rendered props of each input element. */
const drawn = new WeakMap<Box, Held>()
const boxes: readonly unknown[] = ['input', 'textarea', 'select']

const { diffed, event: onEvent } = options

options.diffed = (vnode) => {
  diffed?.(vnode)
  // `__e` is the DOM element of a virtual node. The name is mangled, but Preact's own add-ons use it too.
  if (boxes.includes(vnode.type)) drawn.set((vnode as VNode & { __e: Box }).__e, vnode.props as Held)
}

/**
 * Restores the rendered value of a controlled input after each `input` or `change` event, as React does. If a handler
 * rejects the typed letters, no state changes and nothing is rendered again, so Preact alone would leave the letters in
 * the input.
 */
options.event = (event) => {
  const { target, type } = event
  if ((type === 'input' || type === 'change') && drawn.has(target as Box)) {
    // The event handler runs after this call and schedules Preact's render as a microtask. The outer microtask runs
    // before that render, and the inner one after it. So the inner one restores the value.
    queueMicrotask(() => queueMicrotask(() => hold(target as Box)))
  }
  return onEvent ? onEvent(event) : event
}

function hold(box: Box): void {
  const { value, checked } = drawn.get(box) ?? {}
  if (box instanceof HTMLInputElement && typeof checked === 'boolean') {
    // Checking a radio button unchecks another radio button of its group, so the whole group is restored.
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
