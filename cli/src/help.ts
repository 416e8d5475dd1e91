import { languages } from '@topcut/protocol/words'

/** `data` is where they are unless an option says otherwise. */
export const help = (data: string): string => `topcut: tournaments by the book, on the terminal

  topcut serve     [--port N] [--host ADDRESS] [--data FOLDER] [--copies FOLDER]
                   [--tls [--cert FILE --key FILE]]
                   runs the desk; open the address it prints in a browser.
                   topcut without a word does the same
  topcut demo      [--port N] [--host ADDRESS] [--url ADDRESS] [--every 60m]
                   three invented events to try everything with; starts over every hour, keeps
                   nothing; its links name --url, where the demo stands behind another address
  topcut link      [--data FOLDER] [--url ADDRESS]
                   a link that lets the owner in, once; ADDRESS is where the desk runs
  topcut security  [--data FOLDER]
                   who came in or was turned away, when and from where
  topcut backup    [--data FOLDER] [--to FOLDER] [--every 15m] [--keep N]
                   copies everything, also while the desk runs; with --every again and again
                   until it is stopped, with --keep no more than the latest N stay
  topcut restore   FILE [--data FOLDER]
                   brings a copy back; data that were there are moved aside
  topcut export    EVENT [--data FOLDER] [--without-people] [--to FILE]
                   one event as a readable file that another Topcut imports
  topcut export    EVENT --public [--data FOLDER] [--without-people] [--to FILE]
                   its public record: what anybody needs to verify it, with public names or none
  topcut import    FILE [--data FOLDER]
                   takes the events of such a file in, all or none
  topcut delete    EVENT --name NAME --to FILE [--data FOLDER]
                   writes the event to FILE, a new one, then deletes it for good; NAME is what it
                   is called
  topcut standings FILE [--after N] [--entropy TEXT]
                   the standings of a scenario, exact, with what decided each place
  topcut pair      FILE [--entropy TEXT]
                   the next round of a scenario with its receipt, or the final places
  topcut check     FILE
                   every round of a scenario, judged
  topcut verify    FILE [--head CODE]
                   a public record checked: its chain, every round drawn again, every place counted;
                   CODE stands on result sheets and on the public page, also of an earlier round
  topcut list      FILE --regulation R [--date D] [--tier T] [--option NAME=VALUE …]
                   a squad, army or deck list, read and judged by the document and its cards
  topcut convert   FILE [--to FORMAT] [--regulation R]
                   a tournament of another tool: what it is, what it says against itself;
                   or written as scenario, cryodex, listjuggler, nrtm, trf, csv or topcut
  topcut events    --server URL
                   the events of a server, as far as they are shown to whoever asks
  topcut standings --server URL --event E
                   its published standings, in the form of those of a scenario
  topcut tables    --server URL --event E [--round N]
                   the tables of a published round, the latest if none is named
  topcut result    --server URL --event E --table N --ending E [--score 100-42] [--by first|second]
                   enters the result of a table
  topcut give      FILE --server URL --event E
                   gives a command that stands in a file
  topcut watch     --server URL --event E
                   a line for everything that changes, until the event is over
  topcut export    EVENT --server URL [--public [--without-people]] [--to FILE]
  topcut import    FILE --server URL
                   the same as above, from and into a server
  topcut simulate  --regulation R --players N [--rounds K] [--events M] [--drops SHARE]
                   [--entropy TEXT] [--json]
                   whole events by chance: how well and how fast they are paired

A scenario is a file in JSON, a list any text or file; - reads standard input. The data are in
${data}, or in the PostgreSQL that DATABASE_URL names.
A server is asked with the token in TOPCUT_TOKEN or in the file that --token-file names;
NODE_EXTRA_CA_CERTS names the certificate of one that made its own. Answers are JSON on standard
output.
Exit 0: done. Exit 1: something in a list must be changed, or a record differs. Exit 2: refused;
the reason stands on both outputs.
  --lang ${languages.join('|')}  the language of reasons (default en; of serve and demo the terminal's)
  --help, --version`
