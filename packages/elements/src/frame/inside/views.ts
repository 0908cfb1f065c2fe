/** Asked for by a widget, and the tag that answers here: a partner's page need not have one. */
const ways: Record<string, string> = {
  'bourselet-sign-in': 'bourselet-login',
  'bourselet-login': 'bourselet-login',
  'bourselet-register': 'bourselet-register',
  'bourselet-forgot-password': 'bourselet-forgot-password',
}

/** Tags that are for nobody who is signed in. */
const doors = new Set(Object.values(ways))

interface ViewsState {
  canGoBack: boolean
}

export interface ViewsOptions {
  /** The frame's own tag. */
  own: HTMLElement
  place: HTMLElement
  isSignedIn(): boolean
  /** Makes a tag, its file fetched. */
  open(name: string): Promise<HTMLElement>
}

export interface Views {
  state(): ViewsState
  subscribe(listener: () => void): () => void
  goBack(): void
  /** After a sign-in or a sign-out. */
  settle(): void
}

/** Hidden at once, gone after this turn: a form still tells that it has signed somebody in. */
function leave(element: HTMLElement): void {
  element.hidden = true
  setTimeout(() => element.remove())
}

/** What a frame shows: its own tag, or on the way there the forms to sign in. */
export function createViews({ own, place, isSignedIn, open }: ViewsOptions): Views {
  const listeners = new Set<() => void>()
  let state: ViewsState = { canGoBack: false }
  let passing: HTMLElement | null = null

  const show = (element: HTMLElement | null) => {
    if (passing && passing !== element) leave(passing)
    passing = element
    if (element) place.append(element)
    own.hidden = element !== null || (doors.has(own.localName) && isSignedIn())
    state = { canGoBack: element !== null }
    for (const listener of listeners) listener()
  }
  const visit = async (name: string) => {
    if (isSignedIn()) return
    show(name === own.localName ? null : await open(name))
  }
  for (const [event, name] of Object.entries(ways)) place.addEventListener(event, () => void visit(name))

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    goBack: () => show(null),
    settle: () => show(isSignedIn() ? null : passing),
  }
}
