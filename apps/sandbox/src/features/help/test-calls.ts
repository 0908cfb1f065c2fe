import { testCalls } from '../../http/test-calls.ts'

export const calls = testCalls({
  unownedFields: [
    'help.guide.id',
    'help.guides.cate_id',
    'help.questions.cate_id',
    'help.video.id',
    'help.videoData.id',
    'help.whitepaper.id',
  ],
})
