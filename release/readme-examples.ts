type Example = { readonly code: string; readonly prints: string }

const example = /```ts\n([\s\S]*?)```\n+```text\n([\s\S]*?)```/g

/** The examples of a page, each with what it says that it prints. */
export const readmeExamples = (page: string): readonly Example[] =>
  [...page.matchAll(example)].map(([, code = '', prints = '']) => ({ code, prints }))
