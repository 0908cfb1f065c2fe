import { attributeNames } from './attribute-names.gen.ts'
import { type MountedFrame, mountFrame } from './mount-frame.ts'

// Frames on pages of the operator import `mountFrame` from this module too. The script build therefore has one file for
// this module and `mountFrame`, which compresses better than two files.
export { mountFrame }

const toCamel = (attribute: string) =>
  attribute.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * A member tag on a partner's page, which shows its widget in a frame. The tag forwards its attributes and properties
 * to the frame, and emits the events that the frame reports. If an attribute and the matching property are both set,
 * the frame receives the value that was set last.
 */
class FramedElement extends HTMLElement {
  static observedAttributes = attributeNames

  static {
    for (const attribute of attributeNames)
      Object.defineProperty(FramedElement.prototype, toCamel(attribute), {
        configurable: true,
        enumerable: true,
        get(this: FramedElement) {
          return this.#values.get(attribute)
        },
        set(this: FramedElement, value: unknown) {
          this.#set(attribute, value)
        },
      })
  }

  readonly #root = this.attachShadow({ mode: 'open' })
  #frame: MountedFrame | null = null
  /** Names of the attributes that the frame's widget accepts; empty until the frame is ready. */
  #accepted: readonly string[] = []
  /**
   * The value that was last set for each attribute, by the attribute itself or by the matching property. The key is the
   * name of the attribute.
   */
  #values = new Map<string, unknown>()

  connectedCallback() {
    // A property that the page has set before the tag (custom element) was defined hides the accessor of the class. The
    // property is therefore deleted from the element, and its value is stored like a later change.
    for (const attribute of attributeNames) {
      const prop = toCamel(attribute)
      const own = Object.getOwnPropertyDescriptor(this, prop)
      if (!own) continue
      delete (this as unknown as Record<string, unknown>)[prop]
      this.#set(attribute, own.value)
    }
    this.#frame?.moved()
    this.#frame ??= mountFrame(this, this.#root, {
      name: this.localName,
      onReady: (accepted) => {
        this.#accepted = accepted
        this.#send()
      },
    })
  }

  disconnectedCallback() {
    // If the page moves an element, the browser disconnects it and reconnects it at once. The frame is therefore
    // removed only if the element is still disconnected in the next microtask.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#frame?.unmount()
      this.#frame = null
    })
  }

  attributeChangedCallback(attribute: string, _old: string | null, text: string | null) {
    this.#set(attribute, text)
  }

  #set(attribute: string, value: unknown) {
    this.#values.set(attribute, value)
    this.#send()
  }

  #send() {
    this.#frame?.setProps(
      Object.fromEntries(this.#accepted.map((attribute) => [attribute, this.#values.get(attribute)])),
    )
  }
}

/** Defines a tag as a frame of the operator's site. */
export function defineFramed(name: string): void {
  if (!customElements.get(name)) customElements.define(name, class extends FramedElement {})
}
