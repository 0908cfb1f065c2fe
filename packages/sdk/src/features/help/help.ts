import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Help centre, videos, whitepapers and customer service. */
export const help = (call: Call) => ({
  /** Frequent questions with their answers, by page. */
  questions: (request: Request<'help.questions'> = {}, options?: CallOptions): Answer<'help.questions'> =>
    call('help.questions', request, options),

  /** Categories of the help centre with the titles of their guides. */
  categories: (options?: CallOptions): Answer<'help.categories'> =>
    call('help.categories', undefined, options),

  /** Guides of a category, or found by a word, by page. */
  guides: (request: Request<'help.guides'> = {}, options?: CallOptions): Answer<'help.guides'> =>
    call('help.guides', request, options),

  /** One guide with its neighbours. Refuses NOT_FOUND. */
  guide: (request: Request<'help.guide'>, options?: CallOptions): Answer<'help.guide'> =>
    call('help.guide', request, options),

  /** Videos by page, newest first. */
  videos: (request: Request<'help.videos'> = {}, options?: CallOptions): Answer<'help.videos'> =>
    call('help.videos', request, options),

  /** What a video is about, with related videos. Refuses NOT_FOUND. */
  video: (request: Request<'help.video'>, options?: CallOptions): Answer<'help.video'> =>
    call('help.video', request, options),

  /** What a player needs to play a video. Counts a view. */
  videoData: (request: Request<'help.videoData'>, options?: CallOptions): Answer<'help.videoData'> =>
    call('help.videoData', request, options),

  /** Whitepapers by page, newest first. */
  whitepapers: (
    request: Request<'help.whitepapers'> = {},
    options?: CallOptions,
  ): Answer<'help.whitepapers'> => call('help.whitepapers', request, options),

  /** One whitepaper. Refuses NOT_FOUND. */
  whitepaper: (request: Request<'help.whitepaper'>, options?: CallOptions): Answer<'help.whitepaper'> =>
    call('help.whitepaper', request, options),

  /** Links to the customer service; an empty list rather than a refusal. */
  service: (options?: CallOptions): Answer<'help.service'> => call('help.service', undefined, options),
})
