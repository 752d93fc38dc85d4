import { FormRenderer } from '../../form-renderer/index.ts'
import { minuteOf, useCopy } from '../../platform/i18n/index.ts'
import { Button, Card, Chip, confirm, Loaded, toast } from '../../ui/index.ts'
import style from './case-page.module.css'
import { caseWords } from './copy/index.ts'
import { useNodeHistory, useRemoveNode } from './queries.ts'

type Props = { id: number; mayEdit: boolean; onEdit: () => void; onRemoved: () => void }

/** A recorded node: what it says, who changed it, and the buttons to change or delete it. */
export function NodeCard({ id, mayEdit, onEdit, onRemoved }: Props) {
  const words = useCopy(caseWords)
  const history = useNodeHistory(id)
  const remove = useRemoveNode(() => {
    toast.success(words.removed)
    onRemoved()
  })
  return (
    <Loaded query={history} skeleton={<Card>{null}</Card>}>
      {({ node, form, changes }) => (
        <Card
          flush
          title={
            <>
              {node.title} <Chip>{words.times(node.ordinal)}</Chip>
            </>
          }
          more={`${node.occurred_on} · ${words.recordedBy(node.recorded_by)}`}
        >
          <div className={style.form}>
            <FormRenderer form={form} values={valuesOf(form)} onChange={() => undefined} readOnly />
          </div>
          {changes.length > 1 && (
            <details className={style.line}>
              <summary>{words.history(changes.length - 1)}</summary>
              {changes.map((change) => (
                <div key={change.version} className={style.small}>
                  {minuteOf(change.at)} {change.by} {words.changes[change.change]}
                  {change.fields.map((field) => (
                    <div key={field.title}>
                      {field.title}：{field.before} {words.arrow} {field.after}
                    </div>
                  ))}
                </div>
              ))}
            </details>
          )}
          {mayEdit && (
            <div className={style.buttons}>
              <Button
                tone="quiet"
                disabled={remove.isPending}
                onClick={async () => {
                  const yes = await confirm({ title: words.removeAsk(node.title), danger: true })
                  if (yes) remove.mutate({ id: node.id, version: node.version })
                }}
              >
                {words.remove}
              </Button>
              <Button tone="primary" onClick={onEdit}>
                {words.edit}
              </Button>
            </div>
          )}
        </Card>
      )}
    </Loaded>
  )
}

import { type FormValues, initialValues, type WireForm } from '@luqiao/domain/forms'

const valuesOf = (form: WireForm): FormValues => initialValues(form.form) as FormValues
