import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX, SUGGEST_DEBOUNCE_MS } from '../../../contract/core/limits'
import { Field } from '../../common/form/field'
import form from '../../common/form/form.module.css'
import { useDebounced } from '../../common/search/use-debounced'
import { Shown } from '../../common/ui/states'
import { type Group, useGroups } from './api'
import styles from './sign-up-form.module.css'

interface GroupFieldProps {
  expoId: number
  value: Group | null
  error: { message?: string } | undefined
  onChange: (group: Group) => void
}

/** An exhibitor group of the exhibition, found by its name; it brings its own exhibiting form. */
export function GroupField({ expoId, value, error, onChange }: GroupFieldProps) {
  const { t } = useTranslation('enrollment')
  const [keyWord, setKeyWord] = useState('')
  const groups = useGroups(expoId, useDebounced(keyWord.trim(), SUGGEST_DEBOUNCE_MS), true)
  const shown = error?.message ? { type: 'missing', message: error.message } : undefined
  return (
    <Field label={t('form.groups')} error={shown} required group>
      {() => (
        <>
          <input
            className={form.input}
            type="search"
            aria-label={t('form.search')}
            placeholder={t('form.search')}
            maxLength={KEYWORD_MAX}
            value={keyWord}
            onChange={(event) => setKeyWord(event.target.value)}
            onKeyDown={(event) => {
              // The search is at work already; the form is not to be sent by it.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <div className={styles.groups}>
            <Shown query={groups} loading={<div className={`yz-skeleton ${styles.groupsWaiting}`} />}>
              {(list) =>
                list.length === 0 ? (
                  <p role="status">{t(keyWord === '' ? 'form.noGroups' : 'form.notFound')}</p>
                ) : (
                  list.map((group) => (
                    <label key={group.id} className={styles.group}>
                      <input
                        type="radio"
                        name="group"
                        checked={value?.id === group.id}
                        onChange={() => onChange(group)}
                      />
                      <span>{group.exhibitionGroupName}</span>
                      <small>{t(group.exhibitionType === 1 ? 'form.both' : 'form.online')}</small>
                    </label>
                  ))
                )
              }
            </Shown>
          </div>
        </>
      )}
    </Field>
  )
}
