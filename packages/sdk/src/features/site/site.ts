import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Settings and contents of the site, uploads. */
export const site = (call: Call) => ({
  /** Settings of the site that a client must know. */
  settings: (options?: CallOptions): Answer<'site.settings'> => call('site.settings', undefined, options),

  /** Pictures of the carousel at a place of the site, in order. */
  carousel: (request: Request<'site.carousel'> = {}, options?: CallOptions): Answer<'site.carousel'> =>
    call('site.carousel', request, options),

  /** One content page by its code, for example terms or privacy. Refuses NOT_FOUND. */
  page: (request: Request<'site.page'>, options?: CallOptions): Answer<'site.page'> =>
    call('site.page', request, options),

  /** Uploads one JPG or PNG of at most 5 MiB. Refuses FILE_TYPE, FILE_TOO_LARGE, FILE_BROKEN. */
  upload: (request: Request<'site.upload'>, options?: CallOptions): Answer<'site.upload'> =>
    call('site.upload', request, options),
})
