import type { Editor } from '@tiptap/core'
import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { isRichLink } from '#contract/fair/content/rich-text.ts'
import { ADDRESS_MAX } from '#contract/core/rules.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { TextInput } from '#src/common/work/form/text-input.tsx'

interface Values {
  href: string
}

const noChecks = () => ({})

/** Where the chosen words lead, or that they lead nowhere any more. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('content')
  const [form] = Form.useForm<Values>()
  const now = String(editor.getAttributes('link')['href'] ?? '')
  const link = async ({ href }: Values) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without chosen words the address is what can be read.
    if (now === '' && editor.state.selection.empty) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <WorkDialog title={t('rich.link')} submit={t('rich.set')} onSubmit={() => form.submit()} onClose={onClose}>
      <WorkForm
        form={form}
        label={t('rich.link')}
        initialValues={{ href: now }}
        check={noChecks}
        messageOf={(_field, { href }) => (isRichLink(href) ? undefined : t('rich.linkWrong'))}
        onSend={link}
        renderSubmit={() =>
          now === '' ? null : (
            <Button
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              {t('rich.unlink')}
            </Button>
          )
        }
      >
        <WorkField name="href" label={t('rich.href')} extra={t('rich.hrefHint')} required>
          <TextInput maxLength={ADDRESS_MAX} inputMode="url" autoComplete="off" />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
