import { symbolWidget, widget } from '@bourselet/widgets'
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import type { MountedFrame } from './frame/mount-frame.ts'
import { InPage } from './in-page.tsx'
import { subscribeSettings } from './settings.ts'
import { styleSheet } from './style-sheet.ts'
import { eventName, type Kind, parseAttribute, type Tag, toKebab } from './tag.ts'
import { isFramed } from './tiers.ts'

type Values = Record<string, unknown>

/** The values that a widget is rendered with. */
type Given = { values: Values; onError: (error: unknown) => void }

/** The element class of r2wc: mounts on connect, renders on `given`, unmounts on disconnect. */
type Rendered = CustomElementConstructor & {
  new (): HTMLElement & { given: Given; connectedCallback(): void; disconnectedCallback(): void }
}

/**
 * The base of every tag. r2wc 2.1 mounts, updates and unmounts; it is given one property without a kind, so that it
 * neither reads nor reflects attributes. Attributes, properties, events and moves are handled here, because its own
 * handling loses them (each case has a test). Where the tag is a member's and the page is not the operator's, React is
 * not mounted at all: the widget is a frame.
 */
function createElementClass<P extends object>(tag: Tag<P>): CustomElementConstructor {
  const kinds = new Map(Object.entries(tag.props) as [string, Kind][])
  const propOf = new Map([...kinds.keys()].map((prop) => [toKebab(prop), prop]))
  const guarded = guard(tag)
  const Widget = ({ given: { values, onError } }: { given: Given }) => (
    <InPage widget={guarded} values={values as P} onError={onError} />
  )
  const Base = r2wc(Widget, { shadow: 'open', props: { given: undefined as never } }) as Rendered

  class BourseletElement extends Base {
    static get observedAttributes() {
      return [...propOf.keys()]
    }
    #values: Values = {}
    #shown: 'page' | 'frame' | null = null
    #frame: MountedFrame | null = null
    #unsubscribe = () => {}
    /** The page learns that the widget failed, never with what: an error may hold figures of the member. */
    #onError = () => void this.#tell('onError', null)

    constructor() {
      super()
      this.shadowRoot!.adoptedStyleSheets = [styleSheet()]
      for (const event of tag.events ?? [])
        this.#values[event] = (detail: unknown) => this.#tell(event, detail)
    }

    override connectedCallback() {
      // Properties set before the tag was defined hide the accessors: take them over.
      for (const prop of kinds.keys())
        if (Object.hasOwn(this, prop)) {
          const value = (this as unknown as Values)[prop]
          delete (this as unknown as Values)[prop]
          this.#values[prop] = value
        }
      this.#show()
      this.#unsubscribe()
      this.#unsubscribe = subscribeSettings(() => this.#show())
    }

    override disconnectedCallback() {
      // A move within the page disconnects and connects again at once: only a real removal unmounts.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#unsubscribe()
        this.#hide()
      })
    }

    /** In the page or as a frame, as the settings say: they may come after the tag. */
    #show() {
      const wanted = isFramed(tag.name) ? 'frame' : 'page'
      if (wanted !== this.#shown) this.#hide()
      const isNew = this.#shown === null
      this.#shown = wanted
      this.#pass()
      if (!isNew) return
      if (wanted === 'frame') void this.#mountFrame()
      else super.connectedCallback()
    }

    /** Hands the values on to what is shown. */
    #pass() {
      if (this.#shown === 'page') this.given = { values: { ...this.#values }, onError: this.#onError }
      else
        this.#frame?.setProps(
          Object.fromEntries([...propOf].map(([attribute, prop]) => [attribute, this.#values[prop]])),
        )
    }

    #hide() {
      if (this.#shown === 'page') super.disconnectedCallback()
      this.#frame?.unmount()
      this.#frame = null
      this.#shown = null
    }

    async #mountFrame() {
      const { mountFrame } = await import('./frame/mount-frame.ts')
      if (this.#shown !== 'frame' || this.#frame || !this.isConnected) return
      const onReady = () => this.#pass()
      this.#frame = mountFrame(this, this.shadowRoot!, { name: tag.name, onReady })
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null) {
      const prop = propOf.get(attribute)!
      this.setProp(prop, parseAttribute(text, kinds.get(prop)!))
    }

    getProp(prop: string): unknown {
      return this.#values[prop]
    }

    setProp(prop: string, value: unknown) {
      this.#values[prop] = value
      if (this.isConnected) this.#pass()
    }

    #tell(event: string, detail: unknown): boolean {
      return this.dispatchEvent(
        new CustomEvent(eventName(event), { detail, bubbles: true, composed: true, cancelable: true }),
      )
    }
  }

  for (const prop of kinds.keys())
    Object.defineProperty(BourseletElement.prototype, prop, {
      configurable: true,
      enumerable: true,
      get(this: BourseletElement) {
        return this.getProp(prop)
      },
      set(this: BourseletElement, value: unknown) {
        this.setProp(prop, value)
      },
    })
  return BourseletElement
}

/** The widget with a sentence of its own for errors and a missing symbol, however the package exports it. */
function guard<P extends object>({ name, widget: Widget, needsSymbol }: Tag<P>): ComponentType<P> {
  const short = name.replace('bourselet-', '')
  return needsSymbol ? symbolWidget(short, Widget) : widget(short, Widget)
}

/** Defines a tag once; on a server, and where the name is taken already, it does nothing. */
export function defineTag<P extends object>(tag: Tag<P>): Tag<P> {
  if (typeof customElements !== 'undefined' && !customElements.get(tag.name))
    customElements.define(tag.name, createElementClass(tag))
  return tag
}
