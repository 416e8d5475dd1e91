/** What the page under measure keeps: milliseconds until what was looked for was painted. */
export type Shown = { readonly shown: { readonly [name: string]: number } }

/** What stands for a section on screen: a line of its list, or its heading where it has none. */
export type Looked = { readonly name: string; readonly selector: string }

/** Runs in the page before anything else: from the start of loading to the first table's line. */
export const watchLoading = ({ name, selector }: Looked): void => {
  const shown: { [name: string]: number } = {}
  Object.assign(window, { shown })
  const look = () => {
    if (document.querySelector(selector) === null) return
    observer.disconnect()
    requestAnimationFrame(() => {
      // After this frame has been painted.
      setTimeout(() => {
        shown[name] = performance.now()
      })
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true })
}

/** Runs in the page: from the next press to the frame that has what was looked for. */
export const watchPress = ({ name, selector }: Looked): void => {
  const { shown } = window as unknown as { shown: { [name: string]: number } }
  delete shown[name]
  const watch = ({ timeStamp }: Event) => {
    const look = () => {
      if (document.querySelector(selector) === null) return
      observer.disconnect()
      requestAnimationFrame(() => {
        setTimeout(() => {
          shown[name] = performance.now() - timeStamp
        })
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true })
  }
  window.addEventListener('click', watch, { capture: true, once: true })
}
