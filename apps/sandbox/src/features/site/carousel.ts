import type { Data, Language, Request } from '../../http/routes.ts'
import titles from './slides.json' with { type: 'json' }

type SlideName = keyof typeof titles.en

/** Titles of the slides by language. */
export const slideTitles: Record<Language, Record<SlideName, string>> = titles

/** The slides with the pages that they lead to; the position in the list gives the id. */
const SLIDES: readonly { name: SlideName; link: string }[] = [
  { name: 'practice', link: '/help_detail/2' },
  { name: 'options', link: '/option' },
  { name: 'ai', link: '/ai' },
  { name: 'invite', link: '/invite' },
]

type Position = NonNullable<NonNullable<Request<'site.carousel'>>['position']>

/** Slides of each place of the site, in their order. */
const PLACES: Record<Position, readonly SlideName[]> = {
  home: ['practice', 'options', 'ai', 'invite'],
  mbhome: ['practice', 'options', 'ai', 'invite'],
  ai: ['ai', 'practice'],
  option: ['options', 'practice'],
}

/** Returns the slides of a place. The site serves their pictures, which contain no words. */
export function carousel(position: Position, language: Language): Data<'site.carousel'> {
  return PLACES[position].map((name, index) => {
    const at = SLIDES.findIndex((slide) => slide.name === name)
    const image = `/slides/${name}.svg`
    return { id: at + 1, title: slideTitles[language][name], image, link: SLIDES[at]!.link, sort: index + 1 }
  })
}
