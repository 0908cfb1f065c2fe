import { uploadPng } from '../../files/test-upload.ts'
import { testCalls } from '../../http/test-calls.ts'

/** Returns the request that submits identity data: a number and two photos. */
export const papersOf = <Papers extends object>(papers: Papers) => ({
  ...{ real_name: 'Jane Doe', id_type: 'id_card', country: 'GB' },
  ...papers,
})

export const calls = testCalls({
  createRows: async ({ sandbox, token, id }) => ({
    id_front: await uploadPng(sandbox, token),
    id_back: await uploadPng(sandbox, token),
    id_number: `ID-${id}`,
  }),
  probes: [
    ['kyc.submit', 'id_front', ({ id_front }, own) => papersOf({ ...own, id_front, id_number: 'FRONT-1' })],
    ['kyc.submit', 'id_back', ({ id_back }, own) => papersOf({ ...own, id_back, id_number: 'BACK-1' })],
    [
      'kyc.submit',
      'id_number',
      ({ id_number }, own) => papersOf({ ...own, id_number }),
      { error: 'ID_NUMBER_USED', field: 'id_number' },
    ],
    [
      'kyc.check',
      'id_number',
      ({ id_number }) => ({ id_number, country: 'GB' }),
      { passed: true, required_level: 0, level: 0, status: 'none', id_number_free: true },
    ],
  ],
  moneyless: ['kyc.submit'],
  exampleRows: {
    'kyc.submit': async ({ sandbox, token }) => ({ id_front: await uploadPng(sandbox, token) }),
  },
})
