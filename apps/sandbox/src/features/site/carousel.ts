import type { Data, Language, Request } from '../../http/routes.ts'
import titles from './slides.json' with { type: 'json' }

type SlideName = keyof typeof titles.en

/** Titles of the slides by language. */
export const slideTitles: Record<Language, Record<SlideName, string>> = titles

/** All slides, each with the page that it links to. The id of a slide is its position in this list, starting at 1. */
const SLIDES: readonly { name: SlideName; link: string }[] = [
  { name: 'practice', link: '/help_detail/2' },
  { name: 'options', link: '/option' },
  { name: 'ai', link: '/ai' },
  { name: 'invite', link: '/invite' },
]

type Position = NonNullable<NonNullable<Request<'site.carousel'>>['position']>

/** The slides of each page with a carousel, in the order in which they are shown. */
const PLACES: Record<Position, readonly SlideName[]> = {
  home: ['practice', 'options', 'ai', 'invite'],
  mbhome: ['practice', 'options', 'ai', 'invite'],
  ai: ['ai', 'practice'],
  option: ['options', 'practice'],
}

/**
 * Returns the slides of a carousel. Their pictures are files of the site and contain no text, so they suit every
 * language.
 */
export function carousel(position: Position, language: Language): Data<'site.carousel'> {
  return PLACES[position].map((name, index) => {
    const at = SLIDES.findIndex((slide) => slide.name === name)
    const image = `/slides/${name}.svg`
    return { id: at + 1, title: slideTitles[language][name], image, link: SLIDES[at]!.link, sort: index + 1 }
  })
}
