import { type MountedFrame, mountFrame } from './mount-frame.ts'

const toCamel = (attribute: string) =>
  attribute.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

type Values = Record<string, unknown>

/**
 * A member tag on a partner's page. It forwards its attributes and properties to the frame and emits the events of
 * the frame.
 */
class FramedElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' })
  #frame: MountedFrame | null = null
  #attributes = new MutationObserver(() => this.#send())
  #props: readonly string[] = []
  #values: Values = {}

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
      this.#attributes.disconnect()
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
    for (const attribute of props) this.#takeOver(toCamel(attribute))
    this.#attributes.disconnect()
    this.#attributes.observe(this, { attributeFilter: [...props] })
    this.#send()
  }

  #takeOver(prop: string) {
    const own = Object.getOwnPropertyDescriptor(this, prop)
    if (own?.get || prop in HTMLElement.prototype) return
    if (own) this.#values[prop] = own.value
    Object.defineProperty(this, prop, {
      configurable: true,
      enumerable: true,
      get: () => this.#values[prop],
      set: (value: unknown) => {
        this.#values[prop] = value
        this.#send()
      },
    })
  }

  #send() {
    this.#frame?.setProps(
      Object.fromEntries(
        this.#props.map((attribute) => {
          const set = this.#values[toCamel(attribute)]
          return [attribute, set === undefined ? this.getAttribute(attribute) : set]
        }),
      ),
    )
  }
}

/** Defines a tag as a frame of the operator's site. */
export function defineFramed(name: string): void {
  if (!customElements.get(name)) customElements.define(name, class extends FramedElement {})
}
