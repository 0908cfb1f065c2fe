import { createBourselet, memoryStore } from '@bourselet/sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { BourseletProvider } from '../../../shared/provider/bourselet-provider.tsx'
import { focused } from '../../../testing/focused.ts'
import { siteSettings } from '../../../testing/site-settings.ts'
import { Register } from './register.tsx'

// vitest-browser-react removes a rendered form only before the next test of the same file. The next test file
// runs on the same page and would find the form of the last test. So each form is removed after its test.
afterEach(cleanup)

type Answers = Record<string, (body: Record<string, unknown>) => unknown>

const refuse = (code: number, error: string, more: object = {}) => ({
  code,
  info: error,
  data: { error, ...more },
})

/** Returns a client whose calls receive the given answers, and a list that records its requests. */
function serve(answers: Answers) {
  const asked: { call: string; body: Record<string, unknown> }[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const call = request.url.split('/').at(-1)!
    const body = request.method === 'POST' ? JSON.parse((await request.text()) || '{}') : {}
    asked.push({ call, body })
    return Response.json((await answers[call]?.(body)) ?? { code: 1, info: 'success', data: null })
  }
  const client = createBourselet({
    baseUrl: 'http://exchange.test',
    tokenStore: memoryStore(),
    stream: false,
    syncTabs: false,
    fetch,
  })
  return { client, asked }
}

async function show(answers: Answers) {
  const server = serve({
    sendEmailCode: () => ({
      code: 1,
      info: '',
      data: { expire_in: 600, resend_in: 60, sandbox_code: '493827' },
    }),
    ...answers,
  })
  const onSignedIn = vi.fn()
  const screen = await render(
    <BourseletProvider client={server.client} locale="en">
      <Register onSignedIn={onSignedIn} onLogin={() => {}} />
    </BourseletProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  const fill = async () => {
    await screen.getByRole('textbox', { name: 'E-mail' }).fill('me@example.com')
    await screen.getByRole('textbox', { name: 'Verification code' }).fill('493827')
    await screen.getByLabelText('Password', { exact: true }).fill('abc12345')
    await screen.getByLabelText('Repeat the password').fill('abc12345')
    await screen.getByRole('textbox', { name: 'Invitation code' }).fill('demq24')
    await screen.getByRole('checkbox').click()
  }
  const submit = () => screen.getByRole('button', { name: 'Create account' }).click()
  return { ...server, screen, fill, submit, onSignedIn }
}

test('submitting an empty form sends nothing, marks the e-mail field as invalid and focuses it', async () => {
  const { screen, submit, asked } = await show({})
  await submit()
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  await expect
    .element(screen.getByRole('textbox', { name: 'E-mail' }))
    .toHaveAttribute('aria-invalid', 'true')
  expect(asked.filter(({ call }) => call === 'register')).toEqual([])
})

test('the field for the invitation code converts full-width letters to half-width letters', async () => {
  const { screen } = await show({})
  const code = screen.getByRole('textbox', { name: 'Invitation code' })
  await code.fill('ＤＥＭＱ２４')
  await expect.element(code).toHaveValue('DEMQ24')
})

test('the code field of the e-mail tab shows an error and the code returned by a sandbox; the phone tab shows neither of them', async () => {
  const { screen, submit } = await show({})
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('me@example.com')
  await screen.getByRole('button', { name: 'Send code' }).click()
  await submit()
  const code = screen.getByRole('textbox', { name: 'Verification code' })
  await expect.element(code).toHaveAccessibleDescription(/^Required.*493827/)
  await screen.getByRole('tab', { name: 'Phone' }).click()
  await expect.element(code).not.toHaveAttribute('aria-invalid')
  await expect.element(screen.getByRole('button', { name: 'Send code' })).toBeVisible()
  await expect.element(screen.getByText('493827', { exact: false })).not.toBeInTheDocument()
})

test('a field is validated when it loses the focus', async () => {
  const { screen } = await show({})
  await screen.getByLabelText('Password', { exact: true }).fill('12345678')
  await userEvent.tab()
  await expect.element(screen.getByText('the password must contain letters', { exact: false })).toBeVisible()
})

test('while a password is typed, the hint ticks the rules that it follows', async () => {
  const { screen } = await show({})
  const ticked = () =>
    [...document.querySelectorAll('.bl-session__rules > [data-met]')].map(({ textContent }) => textContent)
  const password = screen.getByLabelText('Password', { exact: true })
  const [length, letter, plain] = [
    '8 to 20 characters',
    'At least one letter',
    'Only unaccented letters, digits and symbols, no spaces',
  ]
  await expect.element(password).toHaveAccessibleDescription(`${length} ${letter} ${plain}`)
  // Several live regions would interrupt each other when one keystroke changes several rules.
  expect(
    document.querySelectorAll('.bl-session__rules [aria-live], .bl-session__rules[aria-live]').length,
  ).toBe(1)
  await password.fill('12345678')
  await expect.poll(ticked).toEqual([`${length} (met)`, `${plain} (met)`])
  await password.fill('abc')
  await expect.poll(ticked).toEqual([`${letter} (met)`, `${plain} (met)`])
  await password.fill('pâte à choux')
  await expect.poll(ticked).toEqual([`${length} (met)`, `${letter} (met)`])
  await expect
    .element(password)
    .toHaveAccessibleDescription(`${length} (met) ${letter} (met) ${plain} (not met)`)
  await password.fill('abc12345')
  await expect.poll(ticked).toEqual([`${length} (met)`, `${letter} (met)`, `${plain} (met)`])
})

test('a check mark shows that the typed e-mail address or phone number is valid', async () => {
  const { screen } = await show({})
  const mark = () => document.querySelector('.bl-box__valid')
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  await email.fill('me@example')
  expect(mark()).toBeNull()
  await email.fill('me@example.com')
  await expect.poll(mark).not.toBeNull()
  await screen.getByRole('tab', { name: 'Phone' }).click()
  await expect.poll(mark).toBeNull()
  await screen.getByRole('textbox', { name: 'Phone' }).fill('7700900123')
  await expect.poll(mark).not.toBeNull()
})

test('the consent names the privacy policy if the page has one, and links to it', async () => {
  const onPrivacy = vi.fn()
  const { client } = serve({})
  const form = (props: { onPrivacy?: () => void }) => (
    <BourseletProvider client={client} locale="en">
      <Register onAgreement={() => {}} {...props} />
    </BourseletProvider>
  )
  const screen = await render(form({}))
  await expect
    .element(screen.getByRole('checkbox'))
    .toHaveAccessibleName('I have read and accept the user agreement')
  await screen.rerender(form({ onPrivacy }))
  await expect
    .element(screen.getByRole('checkbox'))
    .toHaveAccessibleName('I have read and accept the user agreement and privacy policy')
  await screen.getByRole('button', { name: 'privacy policy' }).click()
  expect(onPrivacy).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
})

test('refuses a pasted password of more than 20 characters instead of truncating it', async () => {
  const { screen } = await show({})
  const password = screen.getByLabelText('Password', { exact: true })
  await password.fill('correcthorse1correcthorse2')
  await userEvent.tab()
  await expect.element(password).toHaveValue('correcthorse1correcthorse2')
  await expect.element(password).toHaveAccessibleDescription(/8 to 20 unaccented letters/)
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
})

test('the button that sends a code keeps the focus, and a text for screen readers states that the code was sent', async () => {
  const { screen } = await show({})
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('me@example.com')
  await screen.getByRole('button', { name: 'Send code' }).click()
  await expect.element(screen.getByRole('button', { name: /Resend in/ })).toHaveFocus()
  await expect.element(screen.getByText('Code sent', { exact: true })).toBeInTheDocument()
})

test('after the address has changed, a code can be sent to the new address at once', async () => {
  const { screen, asked } = await show({})
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  await email.fill('mistyped@example.com')
  await screen.getByRole('button', { name: 'Send code' }).click()
  await expect.element(screen.getByRole('button', { name: /Resend in/ })).toBeVisible()
  await email.fill('me@example.com')
  await expect.element(screen.getByText('493827', { exact: false })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Send code' }).click()
  await expect.element(screen.getByRole('button', { name: /Resend in/ })).toBeVisible()
  expect(asked.filter(({ call }) => call === 'sendEmailCode').map(({ body }) => body.email)).toEqual([
    'mistyped@example.com',
    'me@example.com',
  ])
})

test('shows the verification code that a sandbox returns, and sends the invitation code in upper case', async () => {
  const { screen, fill, submit, asked, onSignedIn } = await show({
    register: () => ({ code: 1, info: '', data: { token: 'a'.repeat(32), expire_at: 1, member: {} } }),
  })
  await fill()
  await screen.getByRole('button', { name: 'Send code' }).click()
  await expect.element(screen.getByText('493827', { exact: false })).toBeVisible()
  await submit()
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  expect(asked.find(({ call }) => call === 'register')?.body).toEqual({
    type: 'email',
    email: 'me@example.com',
    code: '493827',
    password: 'abc12345',
    password_confirm: 'abc12345',
    invite_code: 'DEMQ24',
    agree: true,
  })
})

const showsRefusal = 'shows the refusal %i %s at the field that it concerns, and keeps all input'

/** Submits a form that the server refuses, and expects the refusal at the field with this label. */
async function submitRefused(code: number, error: string, label: string) {
  const { screen, fill, submit } = await show({ register: () => refuse(code, error) })
  await fill()
  await submit()
  const field = screen.getByRole('textbox', { name: label })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveFocus()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('abc12345')
}

test.each([[5104, 'CODE_INVALID', 'Verification code']])(showsRefusal, submitRefused)

test.each([
  [5106, 'ACCOUNT_EXISTS', 'E-mail'],
  [5107, 'INVITE_CODE_INVALID', 'Invitation code'],
])(showsRefusal, { tags: 'deep' }, submitRefused)

test('a button fills in the invitation code that a sandbox offers to everybody', async () => {
  const settings = siteSettings({ register_invite_required: true, register_invite_code: 'DEMQ24' })
  const { screen } = await show({ getWebSetting: () => ({ code: 1, info: '', data: settings }) })
  await expect.element(screen.getByText('No code? Use DEMQ24 on this practice exchange.')).toBeVisible()
  await screen.getByRole('button', { name: 'Use DEMQ24' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Invitation code' })).toHaveValue('DEMQ24')
  await expect.element(screen.getByRole('button', { name: 'Use DEMQ24' })).not.toBeInTheDocument()
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Invitation code' }).element())
})

test('states that the invitation code comes from the link, until the user changes the code', async () => {
  const { client } = serve({})
  const screen = await render(
    <BourseletProvider client={client} locale="en">
      <Register inviteCode="K7M2QX" />
    </BourseletProvider>,
  )
  await expect.element(screen.getByText('From your invitation link.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Invitation code' }).fill('ABCDEF')
  await expect.element(screen.getByText('From your invitation link.')).not.toBeInTheDocument()
})

test('a double click on the button sends one registration', { tags: 'deep' }, async () => {
  const { screen, fill, asked } = await show({ register: () => refuse(5000, 'SERVER_ERROR') })
  await fill()
  await screen.getByRole('button', { name: 'Create account' }).dblClick()
  await expect.element(screen.getByText('may already have been', { exact: false })).toBeVisible()
  const keys = asked.filter(({ call }) => call === 'register').map(({ body }) => JSON.stringify(body))
  expect(new Set(keys).size).toBe(1)
})

test.each([
  ['me@example.com', 'E-mail', 'me@example.com'],
  ['7700 900-123', 'Phone', '7700900123'],
])('fills in the account that was typed on another page: %s', async (account, label, value) => {
  const { client } = serve({})
  const screen = await render(
    <BourseletProvider client={client} locale="en">
      <Register account={account} />
    </BourseletProvider>,
  )
  await expect.element(screen.getByRole('textbox', { name: label })).toHaveValue(value)
})

test.each([
  ['a number with its country code', '+81 90-1234-5678', ['email', 'phone'], 'Phone', '9012345678'],
  ['a number, if the operator offers only e-mail', '7700 900123', ['email'], 'E-mail', ''],
  ['an e-mail address, if the operator offers only phone numbers', 'me@example.com', ['phone'], 'Phone', ''],
] as const)(
  'shows the e-mail or phone field for %s, and does not report the form as changed',
  async (_, account, types, label, value) => {
    const data = siteSettings({ register_types: [...types] })
    const { client } = serve({ getWebSetting: () => ({ code: 1, info: '', data }) })
    const onDirtyChange = vi.fn()
    const screen = await render(
      <BourseletProvider client={client} locale="en">
        <Register account={account} onDirtyChange={onDirtyChange} />
      </BourseletProvider>,
    )
    await expect.element(screen.getByRole('textbox', { name: label })).toHaveValue(value)
    if (account.startsWith('+81')) await expect.element(screen.getByText('+81')).toBeVisible()
    await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([false])
  },
)

test('if the account exists, the address field shows the refusal of the registration, with a link to the log-in', async () => {
  const { screen, fill, submit } = await show({
    register: () => refuse(5106, 'ACCOUNT_EXISTS', { field: 'email' }),
  })
  await fill()
  await submit()
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  await expect.element(email).toHaveAccessibleDescription('This account already exists')
  await expect.element(screen.getByRole('button', { name: 'Log in instead' })).toBeVisible()
  await expect
    .element(screen.getByRole('textbox', { name: 'Verification code' }))
    .not.toHaveAttribute('aria-invalid')
  await email.fill('other@example.com')
  await expect.element(screen.getByRole('button', { name: 'Log in instead' })).not.toBeInTheDocument()
})

test('the refusal of a code request is not shown if the address has changed since the request', async () => {
  let answer = (_: object) => {}
  const late = new Promise<object>((resolve) => {
    answer = resolve
  })
  const { screen } = await show({ sendEmailCode: () => late })
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  await email.fill('me@example.com')
  await screen.getByRole('button', { name: 'Send code' }).click()
  await email.fill('other@example.com')
  answer(refuse(4022, 'VALIDATION', { fields: { email: 'EMAIL_FORMAT' } }))
  await expect.element(screen.getByRole('button', { name: 'Send code' })).toBeEnabled()
  await expect.element(email).not.toHaveAttribute('aria-invalid')
})

test('a refused code request hides the error of the empty code field until the next submission', async () => {
  const answers = [
    () => ({ code: 1, info: '', data: { expire_in: 600, resend_in: 0 } }),
    () => refuse(4029, 'TOO_MANY_REQUESTS', { params: { retry_after: 60 } }),
  ]
  const { screen, submit } = await show({ sendEmailCode: () => answers.shift()?.() })
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('me@example.com')
  await submit()
  const code = screen.getByRole('textbox', { name: 'Verification code' })
  await expect.element(code).toHaveAccessibleDescription('Required')
  await screen.getByRole('button', { name: 'Send code' }).click()
  await expect.element(code).not.toHaveAttribute('aria-invalid')
  await submit()
  await expect.element(code).toHaveAccessibleDescription('Required')
  await screen.getByRole('button', { name: 'Send again' }).click()
  await expect.element(code).toHaveAccessibleDescription(/^Too many requests/)
})
