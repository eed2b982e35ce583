import { useTranslation } from 'react-i18next'
import type { Side } from '#contract/trade/appointments/rules.ts'
import { Link } from '#src/common/app/link.tsx'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { Empty } from '#src/common/ui/states.tsx'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { momentText } from '#src/common/work/moment.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { type BlockedOne, useBlockedPage } from './api'
import { UnblockButton } from './unblock-button'

const recordOf = { buyer: '/dealings', exhibitor: '/leads' } as const

/** The blocks of the reader's side, latest first, each with the way to lift it. */
export function BlockedList({ side, query }: { side: Side; query: HashQuery }) {
  const { t, i18n } = useTranslation('blocks')
  const page = useBlockedPage(side, query.page)
  const nameOf = ({ name }: BlockedOne) => name || t('leads:visitor')
  const columns: WorkColumn<BlockedOne>[] = [
    {
      key: 'name',
      title: t(side === 'buyer' ? 'field.exhibitor' : 'field.buyer'),
      always: true,
      render: (one) => <Name of={one} name={nameOf(one)} to={`${recordOf[side]}?id=${one.id}`} />,
    },
    { key: 'at', title: t('field.at'), width: 190, render: ({ at }) => momentText(at, i18n.language) },
    ...(side === 'exhibitor'
      ? [{ key: 'by', title: t('field.by'), width: 140, render: ({ by }: BlockedOne) => by || t('nobody') }]
      : []),
    {
      key: 'actions',
      title: t('field.actions'),
      always: true,
      width: 112,
      render: (one) => <UnblockButton side={side} id={one.id} name={nameOf(one)} />,
    },
  ]
  if (page.data?.totalCount === 0) return <Empty title={t(`list.${side}.none`)} text={t(`list.${side}.noneText`)} />
  return (
    <WorkList<BlockedOne>
      name={`blocked-${side}`}
      caption={t(`list.${side}.title`)}
      columns={columns}
      query={query}
      page={page}
      empty={t(`list.${side}.none`)}
    />
  )
}

function Name({ of, name, to }: { of: BlockedOne; name: string; to: string }) {
  const languageOf = useTextLanguage(of.fallbackFields)
  return (
    <Link to={to} lang={languageOf('name')}>
      {name}
    </Link>
  )
}
