import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FollowKind } from '#contract/trade/follows/rules.ts'
import { exhibitorsAddress, exhibitsAddress, livesAddress, mediaAddress } from '#src/common/app/addresses.ts'
import { Empty } from '#src/common/ui/states.tsx'

const lists = {
  exhibitor: exhibitorsAddress,
  exhibit: exhibitsAddress,
  news: mediaAddress,
  live: livesAddress,
  schedule: livesAddress,
} as const satisfies Record<FollowKind, string>

/** Leads to where there is something to follow. */
export function NoFollows({ kind, isSearch }: { kind: FollowKind | undefined; isSearch: boolean }) {
  const { t } = useTranslation('follows')
  if (isSearch) return <Empty title={t('empty.search')} />
  return (
    <Empty title={t('empty.title')} text={t('empty.text')}>
      <Button type="primary" href={lists[kind ?? 'exhibit']}>
        {t(`empty.to.${kind ?? 'exhibit'}`)}
      </Button>
      {kind === undefined ? <Button href={exhibitorsAddress}>{t('empty.to.exhibitor')}</Button> : null}
    </Empty>
  )
}
