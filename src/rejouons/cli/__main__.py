from rejouons.cli import main

main()
