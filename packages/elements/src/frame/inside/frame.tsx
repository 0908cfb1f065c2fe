import { createBourselet } from '@bourselet/sdk'
import { pageOf, pickPrice } from '@bourselet/widgets'
import { createRoot } from 'react-dom/client'
import '../../compact-query-writes.ts'
import { enterFrame, memberClient } from '../../page.ts'
import { configure } from '../../settings.ts'
import { styleSheet } from '../../style-sheet.ts'
import { DEFAULT_SCOPE, frameProps, toKebab } from '../../tag.ts'
import { tags } from '../../tags.ts'
import { tierOf } from '../../tiers.ts'
import { type Line, openLine } from '../line.ts'
import type { Appearance, FromFrame, Props, ToFrame } from '../messages.ts'
import { type Admission, createAdmission } from './admission.ts'
import { applyAppearance } from './apply-appearance.ts'
import { askOperator, newAttempt } from './ask-operator.ts'
import { Bar } from './bar.tsx'
import { greet } from './greet.ts'
import { hideFeatures } from './hide-features.ts'
import { holdHostMessages } from './host-messages.ts'
import { makeElement, makeOwnElement } from './make-element.ts'
import { PaperMark } from './paper-mark.tsx'
import { readToFrame } from './read-to-frame.ts'
import { type Failure, reportFailures } from './report-failures.ts'
import { watchRoom } from './room.ts'
import { createEventSender } from './send-events.ts'
import { shareSignIn } from './share-sign-in.ts'
import { framesStream } from './share-stream.ts'
import { loadSettings } from './site-config.ts'
import { createSubmitGate } from './submit-gate.ts'
import { createViews } from './views.ts'

/** Name of the attribute for the embed session that a partner's server has created. */
const [SESSION] = Object.keys(frameProps).map(toKebab) as [string]

const body = `
html, body { margin: 0; background: none; overflow: hidden; }
body { min-height: 240px; }
/* Behind a transparent document the host page could draw content that the member takes for content of the frame. */
body[data-member] { background: var(--bl-frame-surface, var(--bl-surface-0)); }
.bl-frame-bar__row { display: flex; align-items: center; justify-content: space-between; gap: 8px; min-height: 36px; }
.bl-frame-paper { margin: 0; padding: 4px 8px; color: var(--bl-warn); font-size: var(--bl-size-xs); }
.bl-frame-bar__who { overflow: hidden; color: var(--bl-text-muted); text-overflow: ellipsis; white-space: nowrap; }
main > * { display: block; }
main > [hidden] { display: none; }
`

function drawDocument(): HTMLElement {
  styleSheet()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(body)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const place = document.createElement('main')
  document.body.replaceChildren(place)
  return place
}

function setProps(element: HTMLElement, known: ReadonlySet<string>, { values }: Props): void {
  for (const [name, value] of Object.entries(values)) {
    if (!known.has(name)) continue
    if (value === null || value === false) element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : value)
  }
}

/** Returns true while a dialog or a sheet of the frame is open. */
const isAsking = () =>
  [...document.querySelectorAll('main > *')].some((element) =>
    element.shadowRoot?.querySelector('.bl-layer:popover-open :is(.bl-dialog, .bl-sheet)[data-open]'),
  )

/**
 * Starts the document of a frame. The document runs on the operator's origin and shows the member tag that a
 * partner's page contains.
 */
async function start(): Promise<void> {
  const name = location.hash.slice(1)
  if (!Object.hasOwn(tags, name) || tierOf(name) !== 'money') return
  hideFeatures(name)
  let line: Line<FromFrame> | null = null
  const greeting = new Promise<{ port: MessagePort; host: string }>((done) =>
    greet((port, host) => done({ port, host })),
  )
  const gate = createSubmitGate()
  const place = drawDocument()
  let admission: Admission | null = null
  const beforeWrite = async (operation: string) => {
    admission!.check(operation)
    await gate.check(operation)
  }
  const report = (detail: Failure) => place.dispatchEvent(new CustomEvent('bourselet-error', { detail }))
  // `shareSignIn` shares the log-in only between frames of the same partner. The option `syncTabs` would share it with
  // the frames of all partners, so it is off.
  enterFrame((options) =>
    reportFailures(
      createBourselet({ ...options, beforeWrite, syncTabs: false, sharedStream: framesStream }),
      report,
    ),
  )
  // The host page waits only a limited time for the first message. On a slow network, loading the files of the tag
  // takes longer. The message `started` is therefore sent before they are loaded.
  const prepare = async () => {
    const config = await loadSettings()
    const { port } = await greeting
    port.postMessage(JSON.stringify({ type: 'started' } satisfies FromFrame))
    return config
  }
  const [{ settings, embedSessions }, { element, tag }] = await Promise.all([prepare(), makeOwnElement(name)])
  configure(settings)

  const client = memberClient()
  const isSignedIn = () => client.token.get() !== null
  const events = createEventSender(place, (message) => line?.send(message))
  const open = async (other: string) => {
    const form = await makeElement(other)
    events.addForm(form.tag)
    return form.element
  }
  const mayChangeAccount = () => admission?.has('account') ?? false
  const views = createViews({ own: element, place, isSignedIn, mayChangeAccount, open })
  const settle = () => {
    views.settle()
    document.body.toggleAttribute('data-member', isSignedIn())
  }
  settle()
  client.token.subscribe(settle)
  const bar = document.createElement('div')
  const mark = document.createElement('footer')
  document.body.prepend(bar)
  document.body.append(mark)
  events.addOwn(tag)

  const known = new Set(Object.keys(tag.props).map(toKebab))
  let appearance: Appearance | null = null
  const { preferences } = pageOf(client)
  const dress = () => {
    if (!appearance) return
    const { theme, marketColours } = preferences.getState()
    const faults = applyAppearance(appearance, settings, {
      theme: theme ?? undefined,
      marketColours: marketColours ?? undefined,
    })
    if (faults.length > 0)
      console.warn(`bourselet: <${name}> does not use styles of the page: ${faults.join('; ')}`)
  }
  // The host page's colors are resolved for one theme. If the theme of the widgets changes, they must be resolved
  // again.
  preferences.subscribe((now, before) => {
    if (now.theme !== before.theme || now.marketColours !== before.marketColours) dress()
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    gate.hostChanged()
    dress()
  })
  const apply = (message: ToFrame) => {
    gate.hostChanged()
    if (message.type === 'appearance') {
      appearance = message
      dress()
    } else if (message.type === 'pick') pickPrice(client, { ...message.picked, isPrefill: true })
    else {
      setProps(element, known, message)
      const session = message.values[SESSION]
      admission?.offer(typeof session === 'string' && session !== '' ? session : null)
    }
  }
  const { port, host } = await greeting
  let isMeasured = false
  const measure = () => {
    if (!isMeasured) watchRoom(place, sendHeight, gate.opened, gate.hostChanged)
    isMeasured = true
  }
  const question = { origin: host, widget: name, scope: tag.scope ?? DEFAULT_SCOPE, attempt: newAttempt() }
  admission = createAdmission({
    isRequired: embedSessions,
    ask: (session) =>
      askOperator(settings.apiBase!, { ...question, ...(session === null ? {} : { session }) }),
    // A widget without a symbol shows an error, so the element is inserted only after its first props have
    // arrived.
    onOpened() {
      shareSignIn(client.token, host)
      place.prepend(element)
      measure()
    },
    onRefused({ name: reason, message }) {
      console.error(`bourselet: <${name}> was not opened: ${reason}. ${message}`)
      report({ name: reason, operation: 'embed.open' })
      measure()
    },
  })
  createRoot(bar).render(<Bar views={views} gate={gate} admission={admission} />)
  createRoot(mark).render(<PaperMark />)
  line = openLine(port, readToFrame, holdHostMessages({ apply, isAsking }).receive)
  line.send({ type: 'ready', props: [...known, SESSION] })
  const sendHeight = (px: number) => {
    gate.asksHeight(px)
    line?.send({ type: 'height', px })
  }
}

void start()
