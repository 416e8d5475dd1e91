import type { HookAnswer, HookRequest, HookTopic } from '@topcut/protocol'
import { languages, ownNames } from '@topcut/protocol/words'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CheckField, SelectField, TextField } from '../../../../ui/field.tsx'
import { hookWords } from '../../../../words/hooks.ts'
import { useLanguage, useWords } from '../../../../words/use-words.ts'

export const topics: readonly HookTopic[] = [
  'announced',
  'rounds',
  'standings',
  'results',
  'messages',
  'end',
]
/** What a channel usually wants to hear. */
const usual: readonly HookTopic[] = ['announced', 'rounds', 'standings', 'end']

type Props = {
  /** Null for a new one. */
  readonly hook: HookAnswer | null
  readonly onSave: (wish: HookRequest) => Promise<void>
  readonly onCancel: () => void
}

/** Where to, what of and in which language. */
export const HookForm = ({ hook, onSave, onCancel }: Props) => {
  const words = useWords(hookWords)
  const own = useLanguage()
  const [url, setUrl] = useState(hook?.url ?? '')
  const [told, setTold] = useState<readonly HookTopic[]>(hook?.topics ?? usual)
  const [language, setLanguage] = useState(hook?.language ?? own)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await onSave({ url, topics: told, language })
    setBusy(false)
  }
  return (
    <form
      className="fields hook-form"
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        if (url.trim() !== '' && !isBusy) void send()
      }}
    >
      <TextField
        className="field wide"
        label={words.url}
        hint={words.urlNote}
        type="url"
        data-testid="hook-url"
        value={url}
        onChange={setUrl}
      />
      <fieldset className="wide hook-topics">
        <legend>{words.tells}</legend>
        {topics.map((topic) => (
          <CheckField
            key={topic}
            data-testid={`hook-topic-${topic}`}
            value={told.includes(topic)}
            onChange={(isTold) =>
              setTold(topics.filter((one) => (one === topic ? isTold : told.includes(one))))
            }
          >
            {words.topics[topic]}
          </CheckField>
        ))}
      </fieldset>
      <SelectField
        label={words.language}
        data-testid="hook-language"
        value={language}
        choices={languages.map((one) => [one, ownNames[one]] as const)}
        onChange={setLanguage}
      />
      <div className="wide hook-do">
        <Button type="submit" data-testid="hook-save" isPending={isBusy}>
          {words.save}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
