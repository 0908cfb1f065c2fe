import { edit, type FrameFault, inTest } from './fault.ts'

const FRAME = 'packages/elements/src/frame'
const INSIDE = `${FRAME}/inside`
const line = inTest('units', `${FRAME}/line.test.ts`)
const messages = inTest('units', `${FRAME}/messages.test.ts`)
const framed = inTest('tags', `${FRAME}/framed.test.tsx`)
const shared = inTest('units', `${INSIDE}/share-sign-in.test.ts`)
const detail = inTest('units', `${INSIDE}/public-detail.test.ts`)
const failures = inTest('units', `${INSIDE}/report-failures.test.ts`)
const cookie = inTest('units', 'packages/sdk/src/session/cookie-store.test.ts')
const headers = inTest('units', 'apps/reference/security-headers.test.ts')
const origins = inTest('node', 'apps/sandbox/src/http/transport.test.ts')
const admission = inTest('units', `${INSIDE}/admission.test.ts`)
const EMBED = 'apps/sandbox/src/features/embed'
const sessions = inTest('node', `${EMBED}/embed.test.ts`)
const created = inTest('node', `${EMBED}/create-session.test.ts`)
const ANSWER_EMBED = 'apps/sandbox/src/http/answer-embed.ts'
const journey = inTest('journeys', 'e2e/frame-journeys.spec.ts')

/** Faults in the exchange of messages, origins, log-ins and event details between a host page and its iframes. */
export const exchangeFaults: Record<string, FrameFault> = {
  // Faults in the messages between page and frame
  large_message: line('ignores messages', edit(`${FRAME}/line.ts`, ' || data.length > MOST_CHARS')),
  message_that_is_no_text: line('ignores messages', edit(`${FRAME}/line.ts`, "typeof data !== 'string' || ")),
  flood_of_messages: line('drops messages', edit(`${FRAME}/line.ts`, 'count > MOST_PER_SECOND || ')),
  unknown_field: messages(
    'rejects the host message',
    edit(
      `${FRAME}/messages.ts`,
      'Object.keys(value).every((name) => names.includes(name))',
      'names.length > 0 || value === null',
    ),
  ),
  attribute_of_any_kind: messages(
    'rejects the host message',
    edit(
      `${INSIDE}/read-to-frame.ts`,
      "one === null || typeof one === 'boolean' || isText(one, LONGEST_VALUE)",
      'true || one',
    ),
  ),
  picked_price_of_any_text: messages(
    'rejects the host message',
    edit(
      `${INSIDE}/read-to-frame.ts`,
      '/^\\d{1,15}(\\.\\d{1,8})?$/.test(picked.price)',
      'picked.price.length > 0',
    ),
  ),
  any_property: messages(
    'for the CSS property --other with the value red, isTokenValue returns false',
    edit(`${FRAME}/token-value.ts`, '!known.has(name) || '),
  ),
  any_function_in_a_color: messages(
    'the token --bl-accent with the value attr(title) is accepted: false',
    edit(`${FRAME}/token-value.ts`, 'functions.test(called)', 'true'),
  ),
  any_type_size: messages(
    'the token --bl-size-m with the value 0px is accepted: false',
    edit(`${FRAME}/token-value.ts`, ' && Number(px) >= 9 && Number(px) <= 64'),
  ),
  any_height: messages(
    'rejects the frame message',
    edit(`${FRAME}/messages.ts`, ' && Number(px) <= MOST_PX'),
  ),
  any_event_detail: messages(
    'rejects the frame message',
    edit(`${FRAME}/messages.ts`, 'isDetail(value.detail)', 'value.detail !== undefined'),
  ),

  // Faults in the check of origins
  member_tag_in_the_page: framed(
    'mounts a sandboxed frame',
    edit('packages/elements/src/tiers.ts', "tierOf(name) === 'money' && isForeignPage()", 'false && name'),
  ),
  sandbox_that_may_navigate: framed(
    'mounts a sandboxed frame',
    edit(`${FRAME}/draw-frame.ts`, "allow-downloads'", "allow-downloads allow-top-navigation'"),
  ),
  camera_for_every_tag: framed(
    'allows the camera only',
    edit(`${FRAME}/draw-frame.ts`, "name === 'bourselet-kyc' ?", 'name ?'),
  ),
  port_for_any_origin: framed(
    'does not send its message port',
    edit(`${FRAME}/mount-frame.ts`, "'bourselet:1', site.origin", "'bourselet:1', '*'"),
  ),
  greeting_of_any_window: framed(
    'a sibling frame or a popup',
    edit(`${INSIDE}/greet.ts`, 'source !== window.parent || '),
  ),
  greeting_of_another_origin: framed(
    'an origin that is not the parent’s',
    edit(`${INSIDE}/greet.ts`, ' || (parentOrigin() ?? origin) !== origin'),
  ),
  greeting_without_an_origin: framed(
    'the frame ignores a message with the origin `null` if the browser',
    edit(`${INSIDE}/greet.ts`, '!/^https?:\\/\\//.test(origin) || '),
  ),
  greeting_of_any_word: framed('other data', edit(`${INSIDE}/greet.ts`, "data !== 'bourselet:1' || ")),
  second_greeting: framed(
    'accepts exactly one valid message',
    edit(`${INSIDE}/greet.ts`, "window.removeEventListener('message', onMessage)"),
  ),
  frame_on_any_page: headers(
    'allows only registered partners',
    edit(
      'apps/reference/security-headers.ts',
      "partners.join(' ') || \"'none'\"",
      "partners.join(' ') || '*'",
    ),
  ),
  calls_of_any_origin: origins(
    'sends calls, refuses all except public reads',
    edit(
      'apps/sandbox/src/http/origins.ts',
      "return known ? 'operator' : 'foreign'",
      "return known ? 'operator' : 'operator'",
    ),
  ),

  // Faults in the check of partner and session before a frame is shown
  frame_without_an_answer: admission(
    'while the operator does not answer',
    edit(
      `${INSIDE}/admission.ts`,
      "if ('scopes' in answer) return open(answer.scopes)",
      'return open(allScopes)',
    ),
  ),
  frame_without_a_session: admission(
    'a frame without one asks the operator',
    edit(`${INSIDE}/admission.ts`, ' && !isRequired'),
  ),
  call_beyond_the_scopes: admission(
    'may send spot.place: false',
    edit(`${INSIDE}/scopes.ts`, 'needed.length === 0 || ', 'needed.length >= 0 || '),
  ),
  call_of_an_unknown_feature: admission(
    'a call of an unknown feature',
    edit(
      `${INSIDE}/scopes.ts`,
      'if (!needed) return allScopes.every((scope) => scopes.includes(scope))',
      'if (!needed) return true',
    ),
  ),
  write_without_the_gate: inTest('units', 'packages/sdk/src/before-write.test.ts')(
    'the client calls beforeWrite before each write',
    edit('packages/sdk/src/sdk.ts', "    if (row[2] !== 'read') await wait(operation, options?.signal)\n"),
  ),
  scope_that_was_not_granted: inTest('units', `${INSIDE}/ask-operator.test.ts`)(
    'without the scope of its tag',
    edit(`${INSIDE}/ask-operator.ts`, 'scopes.includes(question.scope)', 'question.scope'),
  ),
  settings_that_failed: inTest('units', `${INSIDE}/site-config.test.ts`)(
    'does not resolve while the answer is 500',
    edit(`${INSIDE}/site-config.ts`, 'if (!answer.ok)', 'if (answer.status === 0)'),
  ),
  session_used_twice: sessions(
    'a replay is refused',
    edit(
      `${EMBED}/open-frame.ts`,
      "eb('attempt_hash', '=', attempt_hash)",
      "eb('attempt_hash', 'is not', null)",
    ),
  ),
  lost_answer_of_a_frame: sessions(
    'get the same answer; requests with another attempt id are refused',
    edit(
      `${EMBED}/open-frame.ts`,
      "or([eb('redeemed_at', 'is', null), eb('attempt_hash', '=', attempt_hash)])",
      "or([eb('redeemed_at', 'is', null)])",
    ),
  ),
  session_after_its_time: sessions(
    'five minutes after its creation',
    edit(`${EMBED}/open-frame.ts`, "    .where('expires_at', '>', now)\n"),
  ),
  session_of_another_tag: sessions(
    'bourselet-withdraw',
    edit(`${EMBED}/open-frame.ts`, "    .where('widget', '=', widget)\n"),
  ),
  session_of_another_origin: sessions(
    'beta.desk.example',
    edit(`${EMBED}/open-frame.ts`, ' = ANY(origins)`', '::text IS NOT NULL`'),
  ),
  session_of_another_partner: sessions(
    'if its origin has been moved to another partner',
    edit(`${EMBED}/open-frame.ts`, "    .where('partner', '=', partner.id)\n"),
  ),
  scope_of_another_session: sessions(
    'refuses to redeem an embed session for another origin, tag or scope ({"scope":"trade"}), and leaves it unused',
    edit(`${EMBED}/open-frame.ts`, ' = ANY(scopes)`', '::text IS NOT NULL`'),
  ),
  secret_of_any_text: created(
    'a wrong secret',
    edit(`${EMBED}/create-session.ts`, 'row && isRight ?', 'row && (isRight || true) ?'),
  ),
  secrets_tried_at_once: created(
    'refuses the right secret if',
    edit(
      ANSWER_EMBED,
      '  // Concurrent requests with wrong secrets may have reached the limit during the comparison. In that case, this\n  // request is refused too, so that it does not reveal if its secret is correct.\n  wrongSecrets.check()\n',
    ),
  ),
  session_for_a_page: created(
    'sends no CORS headers',
    edit(ANSWER_EMBED, 'request.headers.origin !== undefined', 'request.headers.origin === ""'),
  ),

  // Faults in the shared log-in, through which all frames of one partner use the same session
  sign_in_of_all_partners: shared(
    'frames of two partners',
    edit(`${INSIDE}/share-sign-in.ts`, 'bourselet:frames:', 'bourselet:frames` ?? `'),
  ),
  sign_in_of_tabs: journey(
    'frames of one partner share log-in',
    edit(`${INSIDE}/frame.tsx`, ', syncTabs: false'),
  ),
  sign_in_by_any_answer: shared(
    'ignores an answer that it has not requested',
    edit(`${INSIDE}/share-sign-in.ts`, 'isAsking && isToken(data.token)', 'isToken(data.token)'),
  ),
  token_of_any_kind: shared(
    'ignores an answer that it has not requested',
    edit(`${INSIDE}/share-sign-in.ts`, 'if (isToken(data.token) || data.token === null) adopt', 'adopt'),
  ),
  cookie_without_prefix: cookie(
    '__Host- cookie',
    edit('packages/sdk/src/session/cookie-store.ts', 'const cookie = isSecure ?', 'const cookie = !name ?'),
  ),
  first_of_two_cookies: cookie(
    'returns no token and deletes both cookies',
    edit(
      'packages/sdk/src/session/cookie-store.ts',
      'rawCookies(cookie).length < 2',
      'rawCookies(cookie).length < 9',
    ),
  ),

  // Faults in the event details that the host page receives
  any_text_in_a_detail: detail(
    'publishes the event detail',
    edit(`${INSIDE}/public-detail.ts`, 'if (isWord(value))', "if (typeof value === 'string')"),
  ),
  amounts_in_a_detail: detail(
    'publishes the event detail',
    edit(`${INSIDE}/public-detail.ts`, "'order_no', 'name'", "'order_no', 'name', 'amount', 'quantity'"),
  ),
  any_operation_in_a_detail: detail(
    'publishes the event detail',
    edit(`${INSIDE}/public-detail.ts`, 'isOperation(operation)', "typeof operation === 'string'"),
  ),
  whole_error_reported: failures(
    'reports the error name',
    edit(`${INSIDE}/report-failures.ts`, 'report({ name: error.name', 'report({ ...error, name: error.name'),
  ),
  detail_unfiltered: journey(
    'when a frame has placed an order, the event that the surrounding page receives contains neither price nor quantity',
    edit(
      `${INSIDE}/send-events.ts`,
      'publicDetail((event as CustomEvent).detail)',
      '(event as CustomEvent).detail',
    ),
  ),
}
