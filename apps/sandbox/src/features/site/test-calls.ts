import { testCalls } from '../../http/test-calls.ts'

export const calls = testCalls({
  unownedFields: ['site.upload.file'],
})
