import { symbolWidget, widget } from '@bourselet/widgets'
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import type { MountedFrame } from './frame/mount-frame.ts'
import { InPage } from './in-page.tsx'
import { loadAgain } from './load-again.ts'
import { loadMemberClient } from './load-member-client.ts'
import { hasMemberClient } from './page.ts'
import { subscribeSettings } from './settings.ts'
import { styleSheet } from './style-sheet.ts'
import { eventName, frameProps, type Kind, parseValue, type Tag, toKebab } from './tag.ts'
import { isFramed } from './tiers.ts'

type Values = Record<string, unknown>

/** Attributes that any HTML element may have, so they cause no warning about a misspelled attribute. */
const ofHtml = /^(id|class|style|slot|part|hidden|role|title|lang|dir|(data|aria)-.*)$/

const loadWarnings = () => import('./warn-attributes.ts')

/** The props and the error handler of a rendered widget. */
type Given = { values: Values; onError: (error: unknown) => void }

/**
 * The element class that r2wc returns. It mounts the widget when its `connectedCallback` is called, renders it when
 * `given` is set, and unmounts it when its `disconnectedCallback` is called.
 */
type Rendered = CustomElementConstructor & {
  new (): HTMLElement & { given: Given; connectedCallback(): void; disconnectedCallback(): void }
}

/**
 * Creates the element class of a tag. The library r2wc 2.1 mounts, updates and unmounts the React root. The library
 * loses values when attributes, properties or events change, or when the element moves. This class therefore stores the
 * values itself and passes r2wc a single property, `given`. (element.test.tsx tests each of these cases.) A member tag
 * on a page of another origin mounts no React: its widget runs in a frame.
 */
function createElementClass<P extends object>(tag: Tag<P>): CustomElementConstructor {
  const isMember = tag.tier !== 'open'
  const props = isMember ? { ...tag.props, ...frameProps } : tag.props
  const kinds = new Map(Object.entries(props) as [string, Kind][])
  const propOf = new Map([...kinds.keys()].map((prop) => [toKebab(prop), prop]))
  const guarded = guard(tag)
  const Widget = ({ given: { values, onError } }: { given: Given }) => (
    <InPage widget={guarded} values={values as P} onError={onError} />
  )
  const Base = r2wc(Widget, { shadow: 'open', props: { given: undefined as never } }) as Rendered

  class BourseletElement extends Base {
    static observedAttributes = [...propOf.keys()]

    static {
      for (const [prop, kind] of kinds)
        Object.defineProperty(BourseletElement.prototype, prop, {
          configurable: true,
          enumerable: true,
          get(this: BourseletElement) {
            const value = this.#values[prop]
            return kind === 'boolean' ? value === true : value
          },
          set(this: BourseletElement, value: unknown) {
            this.#set(prop, value)
          },
        })
    }

    #values: Values = {}
    #shown: 'page' | 'frame' | null = null
    #isMounted = false
    /** True if a prop has changed since the props were last passed to the widget. */
    #isChanged = false
    #frame: MountedFrame | null = null
    #unsubscribe = () => {}
    /** Emits the error event without details, because an error may contain figures of the member. */
    #onError = () => void this.#emit('onError', null)

    constructor() {
      super()
      // The library r2wc marks a new element as connected. A connected element would render as soon as its property
      // `given` is set, even before the client is loaded. The element is therefore marked as disconnected.
      super.disconnectedCallback()
      this.shadowRoot!.adoptedStyleSheets = [styleSheet()]
      for (const event of tag.events ?? [])
        this.#values[event] = (detail: unknown) => this.#emit(event, detail)
    }

    override connectedCallback() {
      // A property that the page has set before the tag (custom element) was defined hides the accessor of the class.
      // The property is therefore deleted from the element, and its value is passed to the widget.
      for (const prop of kinds.keys())
        if (Object.hasOwn(this, prop)) {
          const value = (this as unknown as Values)[prop]
          delete (this as unknown as Values)[prop]
          this.#set(prop, value)
        }
      this.#show()
      this.#frame?.moved()
      this.#warnMisspelt()
      this.#unsubscribe()
      this.#unsubscribe = subscribeSettings(() => this.#show())
    }

    /** Checks for misspelled attributes if the element has an attribute that neither the tag nor HTML defines. */
    #warnMisspelt() {
      const unknown = this.getAttributeNames().filter((name) => !propOf.has(name) && !ofHtml.test(name))
      if (unknown.length > 0)
        void loadWarnings().then(({ warnAttributes }) =>
          warnAttributes(tag.name, unknown, [...propOf.keys()]),
        )
    }

    override disconnectedCallback() {
      // If the page moves an element, the browser disconnects it and reconnects it at once. The widget is therefore
      // unmounted only if the element is still disconnected in the next microtask.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#unsubscribe()
        this.#hide()
      })
    }

    /** Adopts the style sheet of the document to which the tag has moved, because the browser has removed the former one. */
    adoptedCallback() {
      const { ownerDocument } = this
      if (ownerDocument.defaultView) this.shadowRoot!.adoptedStyleSheets = [styleSheet(ownerDocument)]
    }

    /**
     * Renders the widget in the page or as a frame. Runs after each settings change, because settings may
     * arrive after the tag.
     */
    #show() {
      const wanted = isFramed(tag.name) ? 'frame' : 'page'
      if (wanted !== this.#shown) this.#hide()
      const isNew = this.#shown === null
      this.#shown = wanted
      this.#pass()
      if (!isNew) return
      if (wanted === 'frame') void this.#mountFrame()
      else void this.#mountWidget()
    }

    /**
     * Renders the widget. The first member tag of a page is rendered only after the code of the client for member tags
     * is loaded.
     */
    async #mountWidget() {
      if (isMember && !hasMemberClient()) await loadMemberClient()
      if (this.#shown !== 'page' || this.#isMounted) return
      this.#isMounted = true
      super.connectedCallback()
    }

    /** Passes the current values of all props to the rendered widget or to the frame. */
    #pass() {
      this.#isChanged = false
      const { embedSession: _, ...values } = this.#values
      if (this.#shown === 'page') this.given = { values, onError: this.#onError }
      else
        this.#frame?.setProps(
          Object.fromEntries([...propOf].map(([attribute, prop]) => [attribute, this.#values[prop]])),
        )
    }

    #hide() {
      if (this.#isMounted) super.disconnectedCallback()
      this.#isMounted = false
      this.#frame?.unmount()
      this.#frame = null
      this.#shown = null
    }

    async #mountFrame() {
      const load = () => import('./frame/framed-element.ts')
      const { mountFrame } = await load().catch((error: unknown) => {
        reportError(error)
        return loadAgain(load)
      })
      if (this.#shown !== 'frame' || this.#frame || !this.isConnected) return
      const onReady = () => this.#pass()
      this.#frame = mountFrame(this, this.shadowRoot!, { name: tag.name, onReady })
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null) {
      this.#set(propOf.get(attribute)!, text ?? undefined)
    }

    #set(prop: string, given: unknown) {
      const kind = kinds.get(prop)!
      const value = parseValue(given, kind)
      this.#values[prop] = value
      // Props are passed to the widget in a microtask, so that several changes in one task reach the widget together.
      // Otherwise, the widget could render the new symbol with the price of the old symbol.
      this.#isChanged = true
      queueMicrotask(() => this.#isChanged && this.#pass())
      if (given && value === undefined)
        void loadWarnings().then(({ warnValue }) => warnValue(tag.name, toKebab(prop), given, kind))
    }

    #emit(event: string, detail: unknown): boolean {
      return this.dispatchEvent(
        new CustomEvent(eventName(event), { detail, bubbles: true, composed: true, cancelable: true }),
      )
    }
  }

  return BourseletElement
}

/**
 * Wraps a widget so that it shows a message if it throws or its symbol is missing. Some widgets that the package
 * exports do not do this themselves.
 */
function guard<P extends object>({ name, widget: Widget, needsSymbol }: Tag<P>): ComponentType<P> {
  const short = name.replace('bourselet-', '')
  return needsSymbol ? symbolWidget(short, Widget) : widget(short, Widget)
}

/** Defines a tag once. Does nothing on a server or if the name is already defined. */
export function defineTag<P extends object>(tag: Tag<P>): Tag<P> {
  if (typeof customElements !== 'undefined' && !customElements.get(tag.name))
    customElements.define(tag.name, createElementClass(tag))
  return tag
}
