import type { Bourselet } from '@bourselet/sdk'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BourseletProvider } from '../../../shared/provider/bourselet-provider.tsx'
import { focused } from '../../../testing/focused.ts'
import { sampleMember } from '../../../testing/member.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { pictureFile } from '../../../testing/picture-file.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { type Draft, dropDraft, emptyDraft, keepDraft, readDraft } from './draft.ts'
import { KycForm } from './kyc-form.tsx'

const entered: Draft = {
  ...emptyDraft,
  real_name: 'Ann Other',
  country: 'JP',
  id_type: 'passport',
  id_number: 'AB1234567',
}
const member = sampleMember()

/**
 * Opens a test exchange with a signed-in member. `kyc` is the verification that the server returns, and `draft` is the
 * stored draft of the form.
 */
async function open({ kyc = null, draft }: { kyc?: object | null; draft?: Draft } = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  onTestFinished(dropDraft)
  exchange.sdk.token.set('t'.repeat(32))
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: member })
  await exchange.step({ do: 'answer', call: 'getKycInfo', data: kyc })
  if (draft) keepDraft(member.id, draft)
  return exchange
}
const kit = { locale: 'en', width: 1000 } as const
const next = page.getByRole('button', { name: 'Next' })
const name = page.getByRole('textbox', { name: /name/i })
const number = page.getByRole('textbox', { name: 'Document number' })

test('if the member goes back during the photo upload, the last step does not open afterwards', {
  tags: 'deep',
}, async () => {
  const exchange = await open({ draft: entered })
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  await exchange.step({ do: 'sample', call: 'file' })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  const { site } = exchange.sdk
  const upload: typeof site.upload = async (...given) => {
    asked += 1
    await released
    return site.upload(...given)
  }
  const client = { ...exchange.sdk, site: { ...site, upload } }
  await renderKit(<KycForm />, { client, ...kit })
  await next.click()
  await expect.element(number).toBeVisible()
  await expect.poll(() => focused()?.tagName).toBe('H2')
  await next.click()
  await page
    .getByRole('group', { name: 'Photo page' })
    .getByLabelText('Photo page')
    .upload(await pictureFile(900, 600))
  await next.click()
  await expect.poll(() => asked).toBe(1)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(number).toBeVisible()
  await expect.poll(() => focused()?.tagName).toBe('H2')
  release()
  // When the stored draft contains the address of the photo, the upload has ended. The form must still show the step to
  // which the member has gone back.
  await expect.poll(() => readDraft(member.id).front).not.toBeNull()
  await expect.element(number).toBeVisible()
})

test('at an invalid name or document number, the form shows the rule that the entry violates', async () => {
  const { sdk } = await open({ draft: { ...emptyDraft, real_name: 'Ann 2', country: 'JP' } })
  await renderKit(<KycForm />, { client: sdk, ...kit })
  await next.click()
  await expect.element(name).toHaveAccessibleDescription(/^2 to 64 letters/)
  await name.fill('Ann Other')
  await next.click()
  await number.fill('AB12')
  await next.click()
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
  await expect.element(number).toHaveAccessibleDescription(/Letters, digits and hyphens, 5 to 32 characters/)
})

const rejected = {
  ...{ real_name: 'A** O****', id_type: 'passport', id_number: 'AB******67', country: 'JP' },
  ...{ id_front: '/files/front.jpg', id_back: null, level: 0, submitted_at: 1, reviewed_at: 2 },
  ...{ status: 'rejected', reject_reason: 'The photo is blurred' },
}

test('after a rejection, the form starts with all submitted entries, including name and document number', async () => {
  const exchange = await open({ draft: { ...entered, front: '/files/front.jpg' } })
  await exchange.step({ do: 'answer', call: 'changeKYC', data: rejected })
  await renderKit(<KycForm />, { client: exchange.sdk, ...kit })
  await next.click()
  await expect.element(number).toBeVisible()
  await next.click()
  await expect.element(page.getByRole('group', { name: 'Photo page' })).toBeVisible()
  await next.click()
  await exchange.step({ do: 'answer', call: 'getKycInfo', data: rejected })
  await page.getByRole('button', { name: 'Send for review' }).click()
  await page.getByRole('button', { name: 'Submit again' }).click()
  await expect.element(name).toHaveValue('Ann Other')
  await next.click()
  await expect.element(number).toHaveValue('AB1234567')
  expect(sessionStorage.length).toBe(0)
})

test('after a rejection and a reload, name and document number are empty, and the other entries are restored', async () => {
  const { sdk } = await open({ kyc: rejected })
  await renderKit(<KycForm />, { client: sdk, ...kit })
  await page.getByRole('button', { name: 'Submit again' }).click()
  await expect.element(name).toHaveValue('')
  await name.fill('Ann Other')
  await next.click()
  await expect.element(number).toHaveValue('')
  await expect.element(page.getByRole('radio', { name: 'Passport' })).toBeChecked()
})

test('if the server has deleted a photo of the member’s draft, the form names the photo and asks for it again', {
  tags: 'deep',
}, async () => {
  const draft: Draft = { ...entered, id_type: 'id_card', front: '/files/front.jpg', back: '/files/back.jpg' }
  const exchange = await open({ draft })
  const data = { field: 'id_back' }
  await exchange.step({ do: 'fail', call: 'changeKYC', code: 5804, error: 'FILE_NOT_OWNED', data })
  await renderKit(<KycForm />, { client: exchange.sdk, ...kit })
  await next.click()
  await expect.element(number).toBeVisible()
  await next.click()
  const back = page.getByRole('group', { name: 'Back side' })
  await expect.element(back).toBeVisible()
  await next.click()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect
    .element(back.getByText('The server no longer has this photo. Please choose it again.'))
    .toBeVisible()
  await expect.element(back.getByRole('button', { name: 'Choose file' })).toBeVisible()
  const front = page.getByRole('group', { name: 'Front side' })
  await expect.element(front.getByRole('button', { name: 'Choose file' })).not.toBeInTheDocument()
})

test('the form asks for new photos if those of a rejected submission were deleted', {
  tags: 'deep',
}, async () => {
  const deleted = { ...rejected, id_type: 'id_card', id_front: null, id_back: null }
  const { sdk } = await open({ kyc: deleted })
  await renderKit(<KycForm />, { client: sdk, ...kit })
  await page.getByRole('button', { name: 'Submit again' }).click()
  await name.fill('Ann Other')
  await next.click()
  await number.fill('AB1234567')
  await next.click()
  const sides = page.getByRole('group', { name: / side$/ })
  await expect.poll(() => sides.elements().length).toBe(2)
  expect(sides.getByRole('img').elements()).toEqual([])
  await next.click()
  await expect.poll(() => page.getByText('This photo is missing').elements().length).toBe(2)
})

test.each([
  [0, 'Open'],
  [1, 'Closed'],
])(
  'if loans require the identity level %i, the table says that loans of unverified members are %s',
  async (required_level, state) => {
    const { sdk, step } = await open()
    const check = { passed: required_level === 0, required_level, level: 0, status: 'none' }
    await step({ do: 'answer', call: 'kycCheck', data: { ...check, id_number_free: null } })
    await renderKit(<KycForm />, { client: sdk, ...kit })
    await expect.element(page.getByRole('row', { name: new RegExp(`^Loans ${state} Open$`) })).toBeVisible()
  },
)

test('after a reload with an expired token, the draft leaves the storage of the tab, and returns when the same member signs in', async () => {
  const exchange = await open({ draft: entered })
  const { sdk } = exchange
  await exchange.step({ do: 'fail', call: 'getMemberInfo', code: 4001, error: 'TOKEN_INVALID' })
  await renderKit(<KycForm onSignIn={() => {}} />, { client: sdk, ...kit })
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => sessionStorage.length).toBe(0)
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: member })
  sdk.token.set('u'.repeat(32))
  await expect.element(name).toHaveValue('Ann Other')
})

test('on a page that a server has rendered, the storage of the tab keeps the draft of a signed-in member', async () => {
  const { sdk } = await open({ draft: entered })
  const pageOfClient = (client: Bourselet) => (
    <BourseletProvider client={client} locale="en">
      <KycForm />
    </BourseletProvider>
  )
  const server = openExchange()
  const host = document.createElement('div')
  host.innerHTML = renderToString(pageOfClient(server.sdk))
  document.body.append(host)
  const removed = vi.spyOn(Storage.prototype, 'removeItem')
  const root = hydrateRoot(host, pageOfClient(sdk))
  onTestFinished(() => {
    server.close()
    removed.mockRestore()
    root.unmount()
    host.remove()
  })
  await expect.element(name).toHaveValue('Ann Other')
  expect(readDraft(member.id)).toEqual(entered)
  expect(removed).not.toHaveBeenCalled()
})

test('after a session ends, the form keeps its entries only if the same member signs in again', async () => {
  const exchange = await open()
  const { sdk } = exchange
  await renderKit(<KycForm />, { client: sdk, ...kit })
  const end = async () => {
    sdk.token.clear()
    await expect.element(name).not.toBeInTheDocument()
    expect(sessionStorage.length).toBe(0)
  }
  await name.fill('Ann Other')
  await end()
  sdk.token.set('u'.repeat(32))
  await expect.element(name).toHaveValue('Ann Other')
  await end()
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: { ...member, id: member.id + 1 } })
  sdk.token.set('v'.repeat(32))
  await expect.element(name).toHaveValue('')
  await end()
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: member })
  sdk.token.set('w'.repeat(32))
  await expect.element(name).toHaveValue('')
})
