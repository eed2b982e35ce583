import { Descriptions, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WholeLead } from '#contract/trade/leads/schemas.ts'
import { demandAddress } from '#src/common/app/exchange-addresses.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { useLead } from './api'
import { LeadForm } from './lead-form'
import { leadColors } from './lead-list'
import { LeadNotes } from './lead-notes'
import styles from './leads.module.css'
import { Timeline } from './timeline'

/** What else can be done about who it is, by the name that is shown. */
type More = (of: { id: number; name: string }) => ReactNode

/** One lead: who it is, how far one is, the team's notes, and everything that happened. */
export function LeadPage({ id, renderMore }: { id: number; renderMore?: More }) {
  const { t } = useTranslation('leads')
  const lead = useLead(id)
  return (
    <RecordShown
      id={id}
      query={lead}
      loading={<div className={`yz-skeleton ${styles.waiting}`} />}
      missing={t('missing')}
      back={{ href: './personal.html#/leads', label: t('back') }}
    >
      {(of) => <Whole lead={of} renderMore={renderMore} />}
    </RecordShown>
  )
}

function Whole({ lead, renderMore }: { lead: WholeLead; renderMore: More | undefined }) {
  const { t } = useTranslation('leads')
  const name = lead.name || t('visitor')
  useTitle(name)
  return (
    <div className={styles.lead}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <Tag color={leadColors[lead.state]}>{t(`state.${lead.state}`)}</Tag>
        {renderMore?.({ id: lead.id, name })}
      </header>
      <Contact lead={lead} />
      <section className={styles.stack} aria-label={t('form.title')}>
        <h3>{t('form.title')}</h3>
        <LeadForm key={lead.version} lead={lead} />
      </section>
      <LeadNotes lead={lead} />
      <section className={styles.stack} aria-label={t('timeline.title')}>
        <h3>{t('timeline.title')}</h3>
        <Timeline reader="exhibitor" id={lead.id} />
      </section>
    </div>
  )
}

/** What was given of it, and by what; where nothing was, how it comes to be. */
function Contact({ lead: { company, mail, phone, contacts } }: { lead: WholeLead }) {
  const { t } = useTranslation('leads')
  const given = { company, mail, phone }
  const items = (['company', 'mail', 'phone'] as const)
    .filter((field) => given[field] !== '')
    .map((field) => ({ key: field, label: t(`field.${field}`), children: given[field] }))
  const ofDemands = contacts.map(({ demandId, title, person, number }) => ({
    key: String(demandId),
    label: t('contact.demand'),
    children: (
      <>
        {person} · {number} <a href={demandAddress(demandId)}>{title}</a>
      </>
    ),
  }))
  const all = [...items, ...ofDemands]
  if (all.length === 0) return <p className={styles.hint}>{t('contact.none')}</p>
  return <Descriptions size="small" bordered column={1} items={all} />
}
