import type { Data } from '@bourselet/sdk'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { pictureFile } from '../../../testing/picture-file.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { sampleDeposit } from '../../../testing/sample-deposit.ts'
import { DeclareDialog } from './declare-dialog.tsx'

const address = 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs'
const place: Data<'deposit.addresses'>[number] = {
  coin: 'USDT',
  chain: 'TRC20',
  address,
  memo: null,
  qr_content: address,
  uri: address,
  min_deposit: '0.001',
  confirmations: 3,
  notices: [],
  sandbox: true,
}
const uploaded = {
  url: '/files/a.jpg',
  key: 'a.jpg',
  size: 1,
  mime: 'image/jpeg',
  width: 900,
  height: 600,
}
const deposit = sampleDeposit({ voucher: uploaded.url })

async function show() {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const onDeclared = vi.fn()
  await exchange.step({ do: 'answer', call: 'userRecharge', data: deposit })
  const shown = <DeclareDialog open onOpenChange={() => undefined} place={place} onDeclared={onDeclared} />
  await renderKit(shown, { client: exchange.sdk, locale: 'en' })
  await page.getByRole('textbox', { name: 'Amount sent' }).fill('250')
  return { exchange, onDeclared }
}

function give(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const data = new DataTransfer()
  data.items.add(file)
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const send = () => page.getByRole('button', { name: 'I have sent 250 USDT' }).click()

test('uploads the picture first, and sends the declaration with the URL of the picture', async () => {
  const { exchange, onDeclared } = await show()
  await exchange.step({ do: 'answer', call: 'file', data: uploaded })
  give(await pictureFile(900, 600))
  await send()
  await expect.poll(() => onDeclared.mock.calls).toEqual([[deposit]])
  const { requests } = await exchange.inspect()
  expect(String(requests.file?.form)).toContain('voucher')
  expect(requests.userRecharge).toEqual({
    coin: 'USDT',
    chain: 'TRC20',
    amount: '250',
    voucher: uploaded.url,
  })
})

test('after a failed picture upload, sends the declaration only when a repeated upload has succeeded', {
  tags: 'deep',
}, async () => {
  const { exchange, onDeclared } = await show()
  await exchange.step({ do: 'fail', call: 'file', code: 5843, error: 'FILE_BROKEN' })
  give(await pictureFile(900, 600))
  await send()
  await expect.element(page.getByText('The image cannot be read')).toBeVisible()
  expect((await exchange.inspect()).calls.userRecharge).toBeUndefined()
  await exchange.step({ do: 'answer', call: 'file', data: uploaded })
  await send()
  await expect.poll(() => onDeclared.mock.calls.length).toBe(1)
})

test('shows an error for a file that is not an image, and sends the declaration without it', async () => {
  const { exchange, onDeclared } = await show()
  give(new File(['GIF89a'], 'proof.png'))
  await expect.element(page.getByText('Only JPG and PNG images are accepted')).toBeVisible()
  await send()
  await expect.poll(() => onDeclared.mock.calls.length).toBe(1)
  const { requests, calls } = await exchange.inspect()
  expect(calls.file).toBeUndefined()
  expect(requests.userRecharge).toEqual({ coin: 'USDT', chain: 'TRC20', amount: '250' })
})
