/**
 * Maps each event that requests a form for visitors, such as the log-in, to the tag of the form. Widgets emit these
 * events. The frame opens the form itself, because a partner's page may not contain the tag of the form.
 */
const visitorTagOf: Record<string, string> = {
  'bourselet-sign-in': 'bourselet-login',
  'bourselet-login': 'bourselet-login',
  'bourselet-register': 'bourselet-register',
  'bourselet-forgot-password': 'bourselet-forgot-password',
}

/** Tags of forms that are hidden from members who are logged in. */
const visitorTags = new Set(Object.values(visitorTagOf))

/**
 * Maps each event that requests a form for logged-in members to the tag of the form. A frame without the scope
 * `account` opens none of these forms.
 */
const memberTagOf: Record<string, string> = {
  'bourselet-set-fund-password': 'bourselet-security',
  'bourselet-forgot-fund-password': 'bourselet-security',
  'bourselet-verify': 'bourselet-kyc',
}

/** Maps each event that requests a form to the tag of the form. */
export const formOf: Readonly<Record<string, string>> = { ...visitorTagOf, ...memberTagOf }

interface ViewsState {
  canGoBack: boolean
}

export interface ViewsOptions {
  /** The tag that the partner's page has placed in the frame. */
  own: HTMLElement
  place: HTMLElement
  isSignedIn(): boolean
  /** Returns true if the frame may show forms that change the member's account. */
  mayChangeAccount(): boolean
  /** Loads the file of a tag and creates its element. */
  open(name: string): Promise<HTMLElement>
}

export interface Views {
  state(): ViewsState
  subscribe(listener: () => void): () => void
  goBack(): void
  /**
   * Updates the shown content after a sign-in or a sign-out. Closes the open form if the current user may not use it.
   */
  settle(): void
}

/**
 * Hides a form at once but removes its element in the next task, because the form still has to emit the sign-in
 * event.
 */
function leave(element: HTMLElement): void {
  element.hidden = true
  setTimeout(() => element.remove())
}

/**
 * Creates the manager of a frame's content, which is either the frame's own tag or one of the forms in `formOf`. A form
 * for visitors only hides the own tag. A form for members removes the own tag until the form is closed. Members open
 * such a form from a dialog of the own tag, and this dialog would otherwise cover the form.
 */
export function createViews(options: ViewsOptions): Views {
  const { own, place, isSignedIn, mayChangeAccount, open } = options
  const listeners = new Set<() => void>()
  let state: ViewsState = { canGoBack: false }
  let passing: HTMLElement | null = null
  let latest = 0
  let isRemoved = false

  const isForUser = (name: string) =>
    visitorTags.has(name) ? !isSignedIn() : isSignedIn() && mayChangeAccount()
  const show = (element: HTMLElement | null) => {
    if (passing && passing !== element) leave(passing)
    passing = element
    const isForMember = element !== null && !visitorTags.has(element.localName)
    if (isForMember) own.remove()
    else if (isRemoved) place.prepend(own)
    isRemoved = isForMember
    if (element) place.append(element)
    own.hidden = element !== null || (visitorTags.has(own.localName) && isSignedIn())
    state = { canGoBack: element !== null }
    for (const listener of listeners) listener()
  }
  const visit = async (name: string) => {
    if (!isForUser(name)) return
    latest += 1
    const run = latest
    try {
      const element = name === own.localName ? null : await open(name)
      // The form has now loaded. Meanwhile, the member may have opened another form, or logged in or out in another
      // frame. The form is shown only if no later form was opened and the form still fits the log-in state.
      if (run === latest && isForUser(name)) show(element)
    } catch (error) {
      console.error(`bourselet: the form <${name}> could not be loaded`, error)
    }
  }
  for (const [event, name] of Object.entries(formOf)) place.addEventListener(event, () => void visit(name))

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    goBack() {
      latest += 1
      show(null)
    },
    settle: () => show(passing && isForUser(passing.localName) ? passing : null),
  }
}
