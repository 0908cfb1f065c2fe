import { Link } from '../shared/link.tsx'
import { useSite } from '../shared/site-context.ts'
import { pathHere } from '../shared/twin-routes.ts'

/** The operator's logo and name, linked to the home page. */
export function Brand({ markOnly }: { markOnly?: boolean }) {
  const { name, logo } = useSite()
  return (
    <Link className="site-brand" to={pathHere('home')} aria-label={name}>
      {logo ? (
        <img src={logo} alt="" width={22} height={22} />
      ) : (
        <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden fill="var(--bl-accent)">
          <rect x="2" y="11" width="5.5" height="11" rx="1.6" opacity=".6" />
          <rect x="9.25" y="7" width="5.5" height="15" rx="1.6" />
          <rect x="16.5" y="2" width="5.5" height="20" rx="1.6" opacity=".8" />
        </svg>
      )}
      {!markOnly && <span>{name}</span>}
    </Link>
  )
}
