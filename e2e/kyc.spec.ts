import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { api } from './addresses.ts'
import { full } from './browsers.ts'
import { ask, control, freshMember } from './exchange.ts'
import { choose, expectPlace, isPhone, paths, signIn } from './pages.ts'
import { falseJpeg, jpegPhoto, pngPhoto, type Upload } from './photos.ts'

test.use(full)

const place = (info: TestInfo) => (isPhone(info) ? '/mbkyc' : '/authentication')

let used = 0
/** Returns a document number that no member has submitted before. */
const freshNumber = (ending = '') =>
  `T${Date.now().toString(36).toUpperCase()}${process.pid}${++used}${ending}`

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

async function fillPerson(page: Page) {
  await page.getByRole('textbox', { name: 'Full name' }).fill('Zoé O’Neill-Lee')
  const country = page.getByRole('combobox', { name: 'Country of issue' })
  await country.fill('united king')
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await next(page)
}

async function fillDocument(page: Page, number: string) {
  await page.getByRole('textbox', { name: 'Document number' }).fill(number)
  await next(page)
  await expect(page.getByRole('heading', { name: 'Photos of the document' })).toBeVisible()
}

const photo = (page: Page, name: string) => page.getByRole('group', { name })

async function give(page: Page, name: string, file: Upload) {
  await photo(page, name).locator('input[type=file]').setInputFiles(file)
}

async function upToCheck(page: Page, number: string) {
  await fillPerson(page)
  await fillDocument(page, number)
  await give(page, 'Front side', pngPhoto())
  await give(page, 'Back side', await jpegPhoto(page))
  await expect(page.getByText('Ready to send')).toHaveCount(2)
  await next(page)
  await expect(page.getByRole('heading', { name: 'Check and send' })).toBeVisible()
}

test.beforeEach(({ context }) => choose(context, { locale: 'en' }))

test('an identity check with two photos is reviewed and verified, and only the owner of the photos can see them @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember()
  await signIn(context, member)
  await page.goto(place(info))
  await upToCheck(page, freshNumber())
  await page.getByRole('button', { name: 'Send for review' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your documents are in review' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Front side' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Back side' })).toBeVisible()
  const sent = await ask('kyc.info', undefined, member.token)
  expect(sent).toMatchObject({
    status: 'pending',
    country: 'GB',
    id_type: 'id_card',
    real_name: 'Z** O**********',
  })
  for (const token of ['', (await freshMember()).token]) {
    const reply = await fetch(`${api}${sent?.id_front}`, { headers: token ? { 'api-token': token } : {} })
    expect(reply.status).toBe(404)
  }
  await control('clock', { advance_ms: 31_000 })
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible()
  await expect(page.getByText(/withdraw up to 100,000.* USDT a day/)).toBeVisible()
  await page.goto('/credit')
  await expect(page.getByText('80', { exact: true })).toBeVisible()
})

test('the identity check shows why an identity number ending in 0000 is refused, and accepts another submission @deep', async ({
  page,
  context,
}, info) => {
  await signIn(context, await freshMember())
  await page.goto(place(info))
  await upToCheck(page, freshNumber('-0000'))
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByRole('heading', { name: 'Your documents are in review' })).toBeVisible()
  await control('clock', { advance_ms: 31_000 })
  await expect(page.getByRole('heading', { name: 'Your documents were sent back' })).toBeVisible()
  await expect(page.getByText('Sandbox: the photo is unreadable')).toBeVisible()
  await page.getByRole('button', { name: 'Submit again' }).click()
  await upToCheck(page, freshNumber())
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByRole('heading', { name: 'Your documents are in review' })).toBeVisible()
})

test('if a chosen file is not a photo, the identity check shows an error at its field and keeps all typed values @deep', async ({
  page,
  context,
}, info) => {
  await signIn(context, await freshMember())
  await page.goto(place(info))
  await fillPerson(page)
  const number = freshNumber()
  await fillDocument(page, number)
  const front = photo(page, 'Front side')
  await give(page, 'Front side', falseJpeg)
  await expect(front.getByText('Only JPG and PNG images are accepted')).toBeVisible()
  await give(page, 'Front side', pngPhoto(640, 200))
  await expect(front.getByText('too small: at least 300 px')).toBeVisible()
  const torn = pngPhoto()
  await give(page, 'Front side', { ...torn, buffer: torn.buffer.subarray(0, 60) })
  await expect(front.getByText('The image cannot be read')).toBeVisible()
  await give(page, 'Front side', pngPhoto())
  await expect(front.getByText('Ready to send')).toBeVisible()
  await next(page)
  await expect(photo(page, 'Back side').getByText('This photo is missing')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).last().click()
  await expect(page.getByRole('textbox', { name: 'Document number' })).toHaveValue(number)
})

test('the identity check takes a photo with the camera of the device @deep', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['camera'])
  const member = await freshMember()
  await signIn(context, member)
  await page.goto(place(info))
  await fillPerson(page)
  await fillDocument(page, freshNumber())
  for (const side of ['Front side', 'Back side']) {
    await photo(page, side).getByRole('button', { name: 'Use camera' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take the photo' }).click()
    await expect(photo(page, side).getByText('Ready to send')).toBeVisible()
  }
  await next(page)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByRole('heading', { name: 'Your documents are in review' })).toBeVisible()
  expect(await ask('kyc.info', undefined, member.token)).toMatchObject({ status: 'pending' })
})

test('if the camera is blocked, the identity check reports this and accepts a file; after the member allows the camera, the identity check uses it @deep', async ({
  page,
  context,
}, info) => {
  // Without granted permissions the browser refuses the camera.
  await context.grantPermissions([])
  await signIn(context, await freshMember())
  await page.goto(place(info))
  await fillPerson(page)
  await fillDocument(page, freshNumber())
  const [front, back] = [photo(page, 'Front side'), photo(page, 'Back side')]
  await front.getByRole('button', { name: 'Use camera' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('The camera is not allowed')).toBeVisible()
  const asked = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose file' }).click()
  await (await asked).setFiles(pngPhoto())
  await expect(front.getByText('Ready to send')).toBeVisible()

  await back.getByRole('button', { name: 'Use camera' }).click()
  await expect(dialog.getByText('The camera is not allowed')).toBeVisible()
  await context.grantPermissions(['camera'])
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: 'Take the photo' }).click()
  await expect(back.getByText('Ready to send')).toBeVisible()
})

test('if another member has already submitted the same document number, the identity check shows an error and opens the form with the number again @deep', async ({
  page,
  context,
}, info) => {
  const number = freshNumber()
  await signIn(context, await freshMember())
  await page.goto(place(info))
  await upToCheck(page, number)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByRole('heading', { name: 'Your documents are in review' })).toBeVisible()
  await signIn(context, await freshMember())
  await page.goto(place(info))
  await upToCheck(page, number.toLowerCase())
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('This ID number cannot be accepted')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Document number' })).toHaveValue(number.toLowerCase())
})

test('the site asks before the member leaves an unfinished identity check, and keeps the typed values after a reload @deep', async ({
  page,
  context,
}, info) => {
  await signIn(context, await freshMember())
  await page.goto(place(info))
  const leave = () =>
    isPhone(info)
      ? page.getByRole('button', { name: 'Back', exact: true }).click()
      : page.getByRole('link', { name: 'Bourselet' }).first().click()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Jane Doe')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const name = page.getByRole('textbox', { name: 'Full name' })
  await expect(name).toHaveValue('Jane Doe')
  await leave()
  const question = page.getByRole('dialog', { name: 'Leave this page?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Jane Doe')
  await leave()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expectPlace(page, paths(info).home)
})
