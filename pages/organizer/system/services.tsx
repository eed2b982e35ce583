import { useTranslation } from 'react-i18next'
import type { Provider } from '#contract/operations/system/schemas.ts'
import type { TestChannel } from '#contract/operations/system/rules.ts'
import { Moment } from './moment'
import { LastFailure, OutcomeMark } from './outcome'
import { type StatusColumn, StatusTable } from './status-table'
import { TestMessage } from './test-message'

const channels: Partial<Record<Provider['port'], TestChannel>> = { sms: 'sms', mail: 'email' }

/** The outside services, or what stands in for them, and how their last calls ended. */
export function Services({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation('system')
  const columns: StatusColumn<Provider>[] = [
    {
      key: 'port',
      title: t('column.service'),
      render: ({ port, driver }) => {
        const channel = driver === null ? undefined : channels[port]
        return (
          <>
            {t(`port.${port}`)}
            {channel ? <TestMessage channel={channel} /> : null}
          </>
        )
      },
    },
    {
      key: 'driver',
      title: t('column.driver'),
      // Several translate, in this order.
      render: ({ driver }) =>
        driver === null
          ? t('notSetUp')
          : driver
              .split(', ')
              .map((one) => t(`driver.${one}`))
              .join(' → '),
    },
    {
      key: 'state',
      title: t('column.state'),
      render: (provider) => (provider.driver === null ? '–' : <OutcomeMark worked={provider} />),
    },
    { key: 'success', title: t('column.lastSuccess'), render: ({ lastSuccessAt }) => <Moment at={lastSuccessAt} /> },
    { key: 'failure', title: t('column.lastFailure'), render: (provider) => <LastFailure worked={provider} /> },
  ]
  return (
    <StatusTable
      id="system-services"
      title={t('services')}
      columns={columns}
      rows={providers}
      keyOf={({ port }) => port}
      empty={t('noServices')}
    />
  )
}
