import type { useText } from '@bourselet/widgets'
import { shortName, type TagEntry } from './manifest.ts'

export type GalleryTexts = ReturnType<typeof useText<'gallery'>>['t']

/**
 * A message key of the gallery. The keys are built at run time, so the compiler cannot check them. The test
 * `gallery-state.test.ts` checks that every tag and every group of the manifest has messages.
 */
type Key = Parameters<GalleryTexts>[0]

export const tagTitle = (t: GalleryTexts, entry: TagEntry): string =>
  t(`tag.${shortName(entry)}.title` as Key)

/** Returns the sentence that describes a tag. */
export const tagText = (t: GalleryTexts, entry: TagEntry): string => t(`tag.${shortName(entry)}.text` as Key)

export const groupTitle = (t: GalleryTexts, group: string): string => t(`group.${group}` as Key)
