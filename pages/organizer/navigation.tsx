import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { GroupNav } from '#src/common/work/group-nav/group-nav.tsx'
import { useToday } from '#src/features/operations/today/api.ts'
import { groupIcons } from './group-icons'
import { findPartOf, type listGroups, type Part } from './parts'

/** Every part of the console that the reader may open, with its open work. */
export function Navigation({ groups }: { groups: ReturnType<typeof listGroups> }) {
  const { t } = useTranslation('organizer')
  const { pathname } = useLocation()
  const parts = groups.flatMap((one) => one.parts)
  const { data } = useToday(parts.some(({ name }) => name === 'today'))
  const countOf = ({ counts = [] }: Part) =>
    (data?.queues ?? []).reduce((sum, queue) => sum + (counts.includes(queue.name) ? queue.count : 0), 0)
  return (
    <GroupNav
      label={t('desk.parts')}
      menu={t('desk.menu')}
      scope="console"
      current={findPartOf(pathname, parts)?.name}
      describeCount={(count) => t('today.open', { count })}
      groups={groups.map(({ group, parts: own }) => ({
        name: group,
        label: t(`group.${group}`),
        icon: groupIcons[group],
        entries: own.map((part) => ({
          name: part.name,
          to: part.to,
          label: t(`part.${part.name}`),
          count: countOf(part),
        })),
      }))}
    />
  )
}
