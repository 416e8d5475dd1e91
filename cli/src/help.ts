export const help = `topcut: tournaments by the book, on the terminal

  topcut serve     [--port N] [--host ADDRESS] [--data FOLDER]
                   runs the desk; open the address it prints in a browser
  topcut standings FILE [--after N] [--entropy TEXT]
                   the standings of a scenario, exact, with what decided each place
  topcut pair      FILE [--entropy TEXT]
                   the next round of a scenario with its receipt, or the final places
  topcut check     FILE
                   every round of a scenario, judged

FILE is a scenario in JSON; - reads standard input. Answers are JSON on standard output.
Exit 0: done. Exit 2: refused; the reason stands on both outputs.
  --lang en|de|pl  the language of reasons (default en)
  --help, --version`
