import { useTranslation } from 'react-i18next'
import { GroupNav } from '#src/common/work/group-nav/group-nav.tsx'
import styles from '../personal.module.css'
import { groupsOf, type SectionName } from './groups'
import { useCounts } from './use-counts'

interface SectionNavProps {
  current: SectionName
  userType: number | undefined
}

/** The way to the sections of a user type, next to them on wide windows. */
export function SectionNav({ current, userType }: SectionNavProps) {
  const { t } = useTranslation('personal')
  const countOf = useCounts()
  return (
    <div className={styles.side}>
      <GroupNav
        label={t('nav.label')}
        menu={t('nav.menu')}
        scope="personal"
        current={current}
        describeCount={(count) => t('nav.waiting', { count })}
        {...(current === 'overview' ? { opened: 'business' } : {})}
        groups={groupsOf(userType).map(({ name, icon, sections }) => ({
          name,
          label: t(`nav.group.${name}`),
          icon,
          entries: sections.map((section) => ({
            name: section.name,
            to: section.to,
            label: t(`nav.${section.name}`),
            count: countOf(section),
          })),
        }))}
      />
    </div>
  )
}
