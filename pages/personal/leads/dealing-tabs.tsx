import { useTranslation } from 'react-i18next'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'

/** Tabs: contacts and blocked contacts. */
export function DealingTabs({ path, query }: { path: '/dealings' | '/leads'; query: HashQuery }) {
  const { t } = useTranslation('blocks')
  const isBlocked = query.text('part') === 'blocked'
  return (
    <LinkTabs
      label={t('tab.label')}
      tabs={[
        { key: 'all', to: path, label: t('tab.all'), current: !isBlocked },
        { key: 'blocked', to: `${path}?part=blocked`, label: t('tab.blocked'), current: isBlocked },
      ]}
    />
  )
}
