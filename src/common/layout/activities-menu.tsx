import { useTranslation } from 'react-i18next'
import { MenuButton } from '../ui/menu-button'
import type { NavLink } from '../app/navigation'

/** The header's activities dropdown (spec: access §2.7). */
export function ActivitiesMenu({ links, entry }: { links: readonly NavLink[]; entry: string }) {
  const { t } = useTranslation()
  if (links.length === 0) return null
  return (
    <MenuButton label={t('nav.activities')} current={links.some(({ html }) => html === entry)}>
      {links.map(({ html, title, href }) => (
        <li key={html}>
          <a href={href} aria-current={html === entry ? 'page' : undefined}>
            {t(title)}
          </a>
        </li>
      ))}
    </MenuButton>
  )
}
