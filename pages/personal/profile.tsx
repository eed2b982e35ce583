import { Button, Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { updateProfile } from '#contract/people/account/endpoints.ts'
import { nickName as nickNameRule } from '#contract/people/account/rules.ts'
import type { UserInfo } from '#contract/foundation/accounts/schemas.ts'
import { NAME_MAX } from '#contract/core/contact/contact-rules.ts'
import type { Checks } from '#src/common/form/checks.ts'
import { call } from '#src/common/request/call.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useAccount, useChanged } from './account'
import { Avatar } from './avatar'
import styles from './personal.module.css'

interface Values {
  headPic: string
  nickName: string
  languageType: number
}

const check = ({ nickName }: Values): Checks => ({ nickName: nickNameRule(nickName.trim()) })

/** What others see of the reader, and what language notices are written in. */
export function Profile() {
  return (
    <Shown query={useAccount()} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {(user) => <ProfileForm user={user} />}
    </Shown>
  )
}

function ProfileForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('personal')
  const changed = useChanged()
  const [form] = Form.useForm<Values>()
  const send = async ({ headPic, nickName, languageType }: Values) => {
    changed(await call(updateProfile, { nickName: nickName.trim(), headPic, languageType }, { alerts: false }))
    showToast(t('profile.saved'))
  }
  return (
    <section className={styles.form} aria-labelledby="profile">
      <h2 id="profile">{t('nav.profile')}</h2>
      <WorkForm
        form={form}
        initialValues={{
          headPic: user.headPic,
          nickName: user.nickName,
          languageType: user.languageType === 2 ? 2 : 1,
        }}
        check={check}
        onSend={send}
        renderSubmit={(busy) => (
          <Button type="primary" htmlType="submit" loading={busy}>
            {t(busy ? 'action.saving' : 'profile.save')}
          </Button>
        )}
      >
        <WorkField name="headPic" label={t('profile.avatar')}>
          <Avatar name={user.nickName || user.userName} />
        </WorkField>
        <WorkField name="nickName" label={t('profile.nickName')} extra={t('profile.nickNameHint', { max: NAME_MAX })}>
          <Input autoComplete="nickname" />
        </WorkField>
        <WorkField name="languageType" label={t('profile.language')} extra={t('profile.languageHint')}>
          <Radio.Group
            options={[
              { value: 1, label: '中文' },
              { value: 2, label: 'English' },
            ]}
          />
        </WorkField>
      </WorkForm>
    </section>
  )
}
