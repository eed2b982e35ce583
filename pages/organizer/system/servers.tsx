import { useTranslation } from 'react-i18next'
import type { ServerSeen, System } from '#contract/operations/system/schemas.ts'
import { StateMark } from '../state-mark'
import { nodeText } from './fact-texts'
import { Moment } from './moment'
import { type StatusColumn, StatusTable } from './status-table'

/** The servers that have reported within a day. */
export function Servers({ system: { servers, server } }: { system: System }) {
  const { t } = useTranslation('system')
  const columns: StatusColumn<ServerSeen>[] = [
    {
      key: 'id',
      title: t('column.server'),
      render: ({ id }) => (
        <>
          {id}
          {id === server ? <small>{t('thisServer')}</small> : null}
        </>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      render: ({ isOnline }) => (
        <StateMark state={isOnline ? 'active' : 'disabled'}>{t(isOnline ? 'online' : 'offline')}</StateMark>
      ),
    },
    {
      key: 'version',
      title: t('column.version'),
      render: ({ version, nodeVersion }) => `${version} · ${nodeText(nodeVersion)}`,
    },
    { key: 'started', title: t('column.started'), render: ({ startedAt }) => <Moment at={startedAt} /> },
    { key: 'seen', title: t('column.seen'), render: ({ seenAt }) => <Moment at={seenAt} /> },
  ]
  return (
    <StatusTable
      id="system-servers"
      title={t('servers')}
      columns={columns}
      rows={servers}
      keyOf={({ id }) => id}
      empty={t('noServers')}
    />
  )
}
