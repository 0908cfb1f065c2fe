import { edit, type FrameFault, inTest } from './fault.ts'

const FRAME = 'packages/elements/src/frame'
const INSIDE = `${FRAME}/inside`
const TICKET = 'packages/widgets/src/shared/ticket'
const held = inTest('tags', `${INSIDE}/host-messages.test.tsx`)
const again = inTest('tags', `${INSIDE}/observe-again.test.tsx`)
const appearance = inTest('tags', `${FRAME}/appearance.test.tsx`)
const gate = inTest('tags', `${INSIDE}/submit-gate.test.tsx`)
const motion = inTest('units', `${INSIDE}/motion.test.ts`)
const ticket = inTest('widgets', 'packages/widgets/src/features/spot/trade-ticket/ticket-host.test.tsx')
const bets = inTest('widgets', 'packages/widgets/src/features/prediction/bet/bet-confirm.test.tsx')
const attack = inTest('journeys', 'e2e/frame-attacks.spec.ts')
const press = inTest('journeys', 'e2e/frame-presses.spec.ts')
const journey = inTest('journeys', 'e2e/frame-journeys.spec.ts')
const GATE = `${INSIDE}/submit-gate.ts`
const AGAIN = `${INSIDE}/observe-again.ts`
const FORM = `${TICKET}/use-ticket-form.ts`
const HELD = `${INSIDE}/host-messages.ts`

/**
 * Faults in the protection of the member's clicks and entries in an iframe against a hostile page. If two protections
 * stop the same attack, the fault removes both.
 */
export const pressFaults: Record<string, FrameFault> = {
  // Faults in the handling of values from the host page
  price_over_an_entry: ticket(
    'the host can change only values that the member has not entered',
    edit(FORM, "!(isFramed && entered.current.has('price'))", 'isFramed !== null'),
  ),
  side_over_an_entry: ticket(
    'the host can change only values that the member has not entered',
    edit(FORM, "!(isFramed && entered.current.has('side'))", 'isFramed !== null'),
  ),
  picked_price_over_an_entry: ticket(
    'the host can change only values that the member has not entered',
    edit(FORM, "else if (!entered.current.has('price')) fillPrice", 'else fillPrice'),
  ),
  order_as_released: ticket(
    'sends no order if the host changes',
    edit(FORM, 'pressed.current ?? drawn.current', 'drawn.current'),
  ),
  order_without_confirmation: ticket(
    'asks for confirmation in a frame',
    edit(`${TICKET}/use-order-intent.ts`, "isFramed ? 'framed' : null", 'null'),
  ),
  bet_without_confirmation: bets(
    'in a frame, a bet is confirmed',
    edit(
      'packages/widgets/src/features/prediction/bet/use-bet-intent.ts',
      'confirmBets || isFramed',
      'confirmBets',
    ),
  ),
  page_that_is_no_frame: journey(
    'asks for confirmation of each order',
    edit('packages/elements/src/page.ts', 'framed: isInFrame', 'framed: false'),
  ),
  confirmation_at_once: ticket(
    'open for a second',
    edit(`${TICKET}/confirm-dialog.tsx`, ' || (isFramed && !isReadable)'),
  ),
  values_while_focused: held('the frame has the focus', edit(HELD, 'document.hasFocus() || ')),
  values_while_pressed: held('a pointer is down on the frame', edit(HELD, 'pointers.size > 0 || ')),
  values_while_asking: held('while a dialog is open', edit(HELD, 'isAsking() || ')),
  values_at_once_after_use: held(
    'half a second after the member stops using the frame',
    edit(HELD, ' || performance.now() - endedAt < QUIET_MS'),
  ),
  colors_unchecked: appearance(
    'applies no color of its host page if',
    edit(
      `${INSIDE}/host-colours.ts`,
      'const faults = findFaults(',
      'const faults = ((_: unknown): string[] => [])(',
    ),
  ),
  shadow_unchecked: appearance(
    '--bl-shadow of its host page with the value',
    edit(`${INSIDE}/host-colours.ts`, 'if (isShadow(computed.boxShadow, resolve))', 'if (resolve)'),
  ),
  values_into_a_confirmation: attack(
    'while an order confirmation is open',
    edit(`${INSIDE}/frame.tsx`, '{ apply, isAsking }', '{ apply, isAsking: () => isAsking === null }'),
  ),
  values_not_held: attack(
    'while the member presses the order button',
    edit(`${INSIDE}/frame.tsx`, 'holdHostMessages({ apply, isAsking }).receive', 'apply'),
    edit(FORM, "!(isFramed && entered.current.has('side'))", 'isFramed !== null'),
    edit(FORM, "!(isFramed && entered.current.has('price'))", 'isFramed !== null'),
  ),

  // Faults in the submit gate. The gate is the check in an iframe that decides whether a click or key press may send a
  // write
  no_gate: attack(
    'sends no order, shows the reason',
    edit(`${INSIDE}/frame.tsx`, '    await gate.check(operation)\n'),
  ),
  small_frame: press(
    'less than 320 x 240',
    edit(GATE, "if (room === null) return 'FRAME_SMALL'", 'if (room === null) return null'),
  ),
  small_zoom: attack('in a small zoom', edit(`${INSIDE}/sight.ts`, 'Math.min(1, 2 * devicePixelRatio)', '1')),
  covered_before_the_press: press(
    'double click',
    edit(
      GATE,
      'const rest = Math.max(room, whole, Math.min(...clear), changedAt,',
      'const rest = Math.max(changedAt,',
    ),
    edit(
      GATE,
      "return typeof since === 'number' && pressedAt - since >= SETTLED_MS",
      "return typeof since === 'number' && pressedAt > 0",
    ),
    edit(GATE, 'if (hasMoved(event) && !isKnown) movedAt', 'if (hasMoved(event) && isKnown) movedAt'),
  ),
  covered_at_the_press: attack(
    'directly after the order was confirmed',
    edit(
      GATE,
      'verdict: observeAgain(settled, shownOf(path))',
      'verdict: Promise.resolve(settled && observeAgain && null)',
    ),
  ),
  covered_after_the_press: again(
    'a cover appears between the two observations',
    edit(AGAIN, 'const second = await look(first)', 'const second = first'),
  ),
  covered_place: again(
    'while a cover is above it',
    edit(AGAIN, 'entry.isVisible === true\n}', 'entry.isVisible !== null\n}'),
  ),
  covered_place_later: again(
    'after the first observation if a cover appears before the second',
    edit(
      AGAIN,
      'const second = await look(first)',
      'const second = elements.size > 0 && [...elements].every(isGone) ? first : await look(first)',
    ),
  ),
  covered_until_the_release: attack(
    'between press and release of the mouse',
    edit(GATE, "before.refusal ?? judge(elementsOf(event), 'other')", 'before.refusal'),
  ),
  cut_part: again(
    'partly outside the frame',
    edit(AGAIN, 'found.intersectionRatio < WHOLE', 'found.intersectionRatio < 0'),
  ),
  cut_button: press(
    'shows only half of the button',
    edit(GATE, "if (whole === null) return 'FRAME_COVERED'", ''),
    edit(AGAIN, 'found.intersectionRatio < WHOLE', 'found.intersectionRatio < 0'),
  ),
  moved_frame: press(
    'moves a frame under the pointer',
    edit(GATE, 'if (hasMoved(event) && !isKnown) movedAt', 'if (hasMoved(event) && isKnown) movedAt'),
  ),
  motion_unnoticed: motion(
    'hardly within the frame',
    edit(`${INSIDE}/motion.ts`, 'off > SLACK_PX + SLACK_SHARE * moved', 'off < 0'),
  ),
  changed_by_the_host: press(
    'has just changed the colors',
    edit(GATE, '    hostChanged() {\n      changedAt = performance.now()', '    hostChanged() {'),
  ),
  resized_by_the_host: press(
    'has just changed the size',
    edit(GATE, 'if (!isAsked) changedAt = performance.now()', 'if (isAsked) changedAt = 0'),
  ),
  resized_twice: gate(
    'the requested height a second time',
    edit(GATE, 'if (isAsked) asked = null'),
    edit(GATE, 'performance.now() - asked.at <= ASKED_MS', 'asked !== null'),
  ),
  clipped_by_the_host: gate(
    'has changed which part of the frame is visible',
    edit(`${INSIDE}/room.ts`, '      onMoved()\n'),
  ),
  focus_by_the_host: press(
    'Enter cancels an order in a frame only',
    edit(GATE, "if (by === 'key' && (", "if (by === 'key' && false && ("),
  ),
  held_key_of_the_host: gate(
    'focuses a button of the frame while the member holds down Enter',
    edit(GATE, '!(event.repeat && chosenAt && press?.isOver === false)', '!event.repeat'),
  ),
  held_key_after_an_open_press: gate(
    'if the key was pressed outside the frame and is held down',
    edit(GATE, 'event.repeat && chosenAt && press', 'event.repeat && press'),
  ),
  focus_by_the_host_at_a_tab: gate(
    'that the host page focused when the member pressed Tab',
    edit(GATE, ' && path[0] !== left && path[0] !== document.body'),
  ),
  focus_kept_after_leaving: press(
    'Enter cancels an order in a frame only',
    edit(GATE, 'if (event.target === window) chosenAt = null', 'if (event.target === null) chosenAt = null'),
  ),
}
