import { type MountedFrame, mountFrame } from './mount-frame.ts'

const toCamel = (attribute: string) =>
  attribute.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * A member tag on a partner's page. It forwards its attributes and properties to the frame and emits the events of
 * the frame. Of an attribute and its property, the one that was set last counts.
 */
class FramedElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' })
  #frame: MountedFrame | null = null
  #attributes = new MutationObserver((changes) => this.#drop(changes))
  #props: readonly string[] = []
  /**
   * Values of the properties that the page has set, by attribute name. After the frame is ready, a change of the
   * attribute removes the value.
   */
  #values = new Map<string, unknown>()

  connectedCallback() {
    this.#frame ??= mountFrame(this, this.#root, {
      name: this.localName,
      onReady: (props) => this.#learn(props),
    })
  }

  disconnectedCallback() {
    // Moving an element within the page disconnects and reconnects it at once, so the frame is removed only
    // if the element is still disconnected in the next microtask.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#frame?.unmount()
      this.#frame = null
    })
  }

  /**
   * Observes the attributes that the frame's widget accepts, and defines properties of the same names. Both are
   * sent to the frame when they change.
   */
  #learn(props: readonly string[]) {
    this.#props = props
    for (const attribute of props) this.#takeOver(attribute, toCamel(attribute))
    this.#attributes.observe(this, { attributeFilter: [...props] })
    this.#send()
  }

  /** Drops the values of properties whose attributes have changed. */
  #drop(changes: MutationRecord[]) {
    for (const { attributeName } of changes) this.#values.delete(attributeName!)
    if (changes[0]) this.#send()
  }

  #takeOver(attribute: string, prop: string) {
    const own = Object.getOwnPropertyDescriptor(this, prop)
    if (own?.get || prop in HTMLElement.prototype) return
    if (own) this.#values.set(attribute, own.value)
    // An observer reports changes of attributes later, so both accessors take those that it has not reported yet.
    Object.defineProperty(this, prop, {
      configurable: true,
      enumerable: true,
      get: () => {
        this.#drop(this.#attributes.takeRecords())
        return this.#value(attribute)
      },
      set: (value: unknown) => {
        this.#drop(this.#attributes.takeRecords())
        this.#values.set(attribute, value)
        this.#send()
      },
    })
  }

  #value(attribute: string): unknown {
    return this.#values.has(attribute) ? this.#values.get(attribute) : this.getAttribute(attribute)
  }

  #send() {
    this.#frame?.setProps(
      Object.fromEntries(this.#props.map((attribute) => [attribute, this.#value(attribute)])),
    )
  }
}

/** Defines a tag as a frame of the operator's site. */
export function defineFramed(name: string): void {
  if (!customElements.get(name)) customElements.define(name, class extends FramedElement {})
}
