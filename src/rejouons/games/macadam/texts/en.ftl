### Macadam in English. The words are those of RULES.en.md.

name = Macadam
pitch = Follow the flow of traffic, or pay for it.
