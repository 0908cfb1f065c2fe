import { useCall, useLocale, useText } from '@bourselet/widgets'
import { Panel, Skeleton } from '@bourselet/widgets/ui'
import { useRef, useState } from 'react'
import { useOpenPath } from '../../shared/use-open-path.ts'
import './slides.css'

/** The operator's slides on a home page. They do not advance automatically; the user moves them. */
export function Slides({ position }: { position: 'home' | 'mbhome' }) {
  const { t } = useText('site')
  const locale = useLocale()
  const openPath = useOpenPath()
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const { data, error } = useCall(
    ['site.carousel', position, locale],
    (sdk, options) => sdk.site.carousel({ position }, options),
    { staleMs: 300_000 },
  )
  if (data?.length === 0 || (error && !data)) return null
  const turn = (index: number) => {
    const slide = strip.current?.children[index]
    slide?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  return (
    <Panel className="home-slides">
      <section aria-roledescription="carousel" aria-label={t('home.slides')}>
        <div
          ref={strip}
          className="home-slides__strip"
          onScroll={({ currentTarget }) =>
            setShown(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
          }
        >
          {data ? (
            data.map(({ id, title, image, link }, index) => (
              <a
                key={id}
                className="home-slides__slide"
                href={link ?? undefined}
                onClick={(event) => {
                  if (!link?.startsWith('/')) return
                  event.preventDefault()
                  openPath(link)
                }}
              >
                <img src={image} alt="" width={1200} height={400} loading={index === 0 ? 'eager' : 'lazy'} />
                <strong>{title}</strong>
              </a>
            ))
          ) : (
            <span className="home-slides__slide">
              <Skeleton width="70%" />
            </span>
          )}
        </div>
        {data && data.length > 1 && (
          <div className="home-slides__dots">
            {data.map(({ id, title }, index) => (
              <button
                key={id}
                type="button"
                aria-label={title}
                aria-current={index === shown || undefined}
                onClick={() => turn(index)}
              />
            ))}
          </div>
        )}
      </section>
    </Panel>
  )
}
